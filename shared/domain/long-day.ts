import { agencyTimeZone } from './member.ts';
import { locale } from '../locale.ts';

const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: agencyTimeZone });

/** Returns the agency's local day of an ISO time, such as "November 27, 2026". */
export const longDay = (moment: string): string => format.format(new Date(moment));
