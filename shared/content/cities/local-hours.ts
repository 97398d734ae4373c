/** Our office hours, which are in Eastern time, converted to another city's time zone. */
import type { City } from './schema.ts';

/** Business hours on weekdays, Eastern time, on a 24-hour clock. Our three offices are open an hour longer. */
const opens = 9;
const closes = 17;
const officeCloses = 18;

/** Hours behind Eastern time, in most of the state. */
const stateHours: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['AL', 'AR', 'IA', 'IL', 'KS', 'LA', 'MN', 'MO', 'MS', 'ND', 'NE', 'OK', 'SD', 'TN', 'TX', 'WI'].map((at) => [
      at,
      1,
    ]),
  ),
  ...Object.fromEntries(['AZ', 'CO', 'ID', 'MT', 'NM', 'UT', 'WY'].map((at) => [at, 2])),
  ...Object.fromEntries(['CA', 'NV', 'OR', 'WA'].map((at) => [at, 3])),
  AK: 4,
  HI: 5,
};
/** States without daylight saving time. */
const withoutSummerTime = ['AZ', 'HI'];

const clock = (hour: number) => (hour === 12 ? 'noon' : `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`);
const span = (behind: number, end = closes) => `${clock(opens - behind)} to ${clock(end - behind)}`;

/**
 * Returns our weekday hours in the city's local time, such as `8 AM to 4 PM`.
 * @param hasOffice whether one of our offices is in the city
 */
export function officeHoursIn({ state, hoursBehind }: Pick<City, 'state' | 'hoursBehind'>, hasOffice = false): string {
  const behind = hoursBehind ?? stateHours[state] ?? 0;
  if (hasOffice) return span(behind, officeCloses);
  // An opening time of 4 AM helps nobody, so give only the closing time: the earlier one, in summer.
  if (opens - behind < 5) return `mornings until ${clock(closes - behind - 1)}`;
  if (!withoutSummerTime.includes(state)) return span(behind);
  return `${span(behind)} in winter, ${span(behind + 1)} in summer`;
}
