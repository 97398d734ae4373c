import { bootcamp, bootcampDayInWords, joiningFacts } from '#shared/domain/bootcamp-day.ts';
import { paths } from '#shared/paths.ts';
import type { MemberSeats } from './service.ts';

type Place = NonNullable<MemberSeats['place']>;

export function toPlaceView(place: Place | undefined) {
  if (!place) return null;
  const { status, position, offerEndsAt } = place;
  return { status, position, offerEndsAt: offerEndsAt?.toISOString() ?? null };
}

export function toSeatsView({ seats, studioSeats, held, canUpgrade, place, hasSeat, ...next }: MemberSeats) {
  return {
    virtual: seats.virtual,
    vip: studioSeats.map(({ number, orderId }) => ({ number, orderId })),
    canUpgrade,
    /** Held for the member's own unpaid order. */
    held,
    waitlist: toPlaceView(place),
    joining: hasSeat
      ? {
          day: next.day,
          dayText: bootcampDayInWords(next.day),
          hoursText: bootcamp.hoursText,
          startsAt: next.startsAt.toISOString(),
          endsAt: next.endsAt.toISOString(),
          facts: joiningFacts(seats, next.address),
          calendarPath: paths.seatCalendar,
        }
      : null,
  };
}
