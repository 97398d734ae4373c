import type { ProSource } from '#shared/domain/orders.ts';

/**
 * How long Pro lasts, in a sentence.
 * @param day the day of its end or renewal as a member reads it; null for no end
 */
export function proTerm(pro: { source: ProSource; endsAtPeriodEnd: boolean }, day: string | null): string {
  if (pro.source === 'operator')
    return day ? `Our team set it up for you, until ${day}.` : 'Our team set it up for you.';
  if (!day) return 'It renews every month until you cancel.';
  return pro.endsAtPeriodEnd
    ? `It ends on ${day}. Until then, you can use everything.`
    : `It renews on ${day}, then every month until you cancel.`;
}
