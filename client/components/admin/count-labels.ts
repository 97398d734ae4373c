/** Formats counts and response times. */
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { mostCounted } from '#shared/domain/operations.ts';

/** @returns "12", "1,000 or more". @param count up to the server's counting limit */
export function countedTo(count: number): string {
  return count >= mostCounted
    ? m.components_count_words_or_more({ mostCounted: mostCounted.toLocaleString(locale) })
    : count.toLocaleString(locale);
}

/** @returns "12 minutes", "1 hour", "3 days". @param seconds a response time */
export function answerTime(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 60 / 24), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
