import type { Bootcamp, SeatCounts } from '#shared/domain/bootcamp-day.ts';
import type { DataOf } from '#server/emails/templates.ts';

/** Data of emails about a bootcamp and someone's seats in it: what they show stays as it was when they were written. */
export function joiningData(
  bootcamp: Bootcamp & { id: string; revision: number },
  seats: SeatCounts,
): DataOf<'seat-joining'> {
  const { id, title, day, opensAtHour, closesAtHour, place, liveSessions, replayHours, revision } = bootcamp;
  return {
    ...seats,
    day,
    address: place,
    bootcamp: { id, title, opensAtHour, closesAtHour, liveSessions, replayHours, revision },
  };
}
