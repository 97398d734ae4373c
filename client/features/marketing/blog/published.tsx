import { locale } from '#shared/locale.ts';
import { once } from '#shared/once.ts';

const words = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

/** Shows a publication date in words. @param props.date such as `2026-11-17` */
export function Published({ date }: { date: string }) {
  return <time dateTime={date}>{words().format(new Date(date))}</time>;
}
