import { bootcampDayInWords, bootcampHours, bootcampHoursText, joiningFacts } from '#shared/domain/bootcamp-day.ts';
import { paths } from '#shared/paths.ts';
import type { MemberSeats } from './service.ts';

type Place = NonNullable<MemberSeats['place']>;

export function toPlaceView(place: Place | undefined) {
  if (!place) return null;
  const { status, position, offerEndsAt } = place;
  return { status, position, offerEndsAt: offerEndsAt?.toISOString() ?? null };
}

export function toSeatsView({ seats, studioSeats, held, canUpgrade, place, bootcamp }: MemberSeats) {
  return {
    virtual: seats.virtual,
    vip: studioSeats.map(({ number, orderId }) => ({ number, orderId })),
    canUpgrade,
    /** Held for the member's own unpaid order. */
    held,
    waitlist: toPlaceView(place),
    joining: bootcamp ? toJoining(bootcamp, seats) : null,
  };
}

function toJoining(bootcamp: NonNullable<MemberSeats['bootcamp']>, seats: MemberSeats['seats']) {
  const { startsAt, endsAt } = bootcampHours(bootcamp);
  return {
    title: bootcamp.title,
    day: bootcamp.day,
    dayText: bootcampDayInWords(bootcamp.day),
    hoursText: bootcampHoursText(bootcamp),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    facts: joiningFacts(seats, bootcamp),
    calendarPath: paths.seatCalendar,
    isCanceled: bootcamp.state === 'canceled',
  };
}
