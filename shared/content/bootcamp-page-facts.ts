/** Words about the bootcamp on public pages, made from its record. */
import { brand } from '../brand.ts';
import { bootcampHoursText, bootcampTimeText, type Bootcamp } from '../domain/bootcamp-day.ts';
import type { SeatId } from '../domain/catalogue.ts';
import type { BootcampFact } from './site-facts.ts';

/** The specification's name of the zone, for pages. */
export const pageZone = 'EST';

/** `soon`: no date is planned. `sold-out` is about the studio; virtual seats are still sold. */
export type BootcampStage = 'soon' | 'canceled' | 'closed' | 'sold-out' | 'open';

export function stageOf(bootcamp: BootcampFact | null): BootcampStage {
  if (!bootcamp) return 'soon';
  if (bootcamp.state !== 'open') return bootcamp.state;
  return bootcamp.left > 0 ? 'open' : 'sold-out';
}

/** Returns the date and hours, or that there's none yet. */
export function whenText(bootcamp: BootcampFact | null): string {
  if (!bootcamp) return 'Next date coming soon';
  return bootcamp.state === 'canceled'
    ? `Canceled: ${bootcampTimeText(bootcamp, pageZone)}`
    : bootcampTimeText(bootcamp, pageZone);
}

/** Returns where the studio is. */
export const whereText = (bootcamp: BootcampFact | null): string =>
  bootcamp?.place ?? `${brand.city}, ${brand.stateCode}`;

/** At this number of seats or fewer, pages say how many are left. */
export const fewSeats = 5;

/** Returns how many studio seats there are, or how many are left once there are few. */
export function seatsText(bootcamp: Pick<BootcampFact, 'capacity' | 'left'>): string {
  const { capacity, left } = bootcamp;
  if (left === 0) return 'Sold out';
  return left <= fewSeats && left < capacity
    ? `Only ${left} of ${capacity} seats left`
    : `Limited to ${capacity} seats`;
}

/** Returns what a seat includes, for its card. */
export function seatFeatures(
  seat: SeatId,
  bootcamp: Pick<Bootcamp, 'liveSessions' | 'replayHours' | 'opensAtHour' | 'closesAtHour'>,
  seats: string,
): string[] {
  const { liveSessions, replayHours } = bootcamp;
  const hours = bootcampHoursText(bootcamp, pageZone);
  return seat === 'vip-bootcamp'
    ? [seats, `Full day, ${hours}`, 'Bring a laptop']
    : [
        liveSessions === 1 ? '1 live session' : `${liveSessions} live sessions`,
        `${replayHours}-hour replay access`,
        `${hours}, live online`,
      ];
}
