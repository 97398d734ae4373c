import { bootcampDayInWords, bootcampTimeText } from '#shared/domain/bootcamp-day.ts';
import { orderNumber } from '#shared/domain/orders.ts';
import type { ListedEvent, WholeEvent } from './service.ts';

export function toListedEvent({ bootcamp, isOver, numbers }: ListedEvent) {
  const { id, title, day, state } = bootcamp;
  const { capacity, taken, sold, virtual } = numbers;
  return {
    ...{ id, title, day, state, isOver },
    dayText: bootcampDayInWords(day),
    timeText: bootcampTimeText(bootcamp),
    seats: { capacity, taken, sold, virtual },
  };
}

export function toWholeEvent({ bootcamp, studioPlace, attendees, hasMore, ...rest }: WholeEvent) {
  const { opensAtHour, closesAtHour, ownPlace, instructor, liveSessions, replayHours, updatedAt } = bootcamp;
  return {
    ...toListedEvent({ bootcamp, ...rest }),
    ...{ opensAtHour, closesAtHour, instructor, liveSessions, replayHours },
    place: ownPlace,
    /** What is shown if it has no place of its own. */
    shownPlace: studioPlace,
    updatedAt: updatedAt.toISOString(),
    attendees: attendees.map(toAttendee),
    hasMore,
  };
}

function toAttendee({ userId, email, name, seats, studioSeats, orders }: WholeEvent['attendees'][number]) {
  return {
    ...{ userId, email, name, studioSeats },
    virtual: seats.virtual,
    orders: orders.map(({ id, number }) => ({ id, number: orderNumber(number) })),
  };
}

export function toWaitlist(
  rows: {
    userId: string;
    email: string;
    name: string | null;
    status: string;
    joinedAt: Date;
    offerEndsAt: Date | null;
  }[],
) {
  return rows.map(({ userId, email, name, status, joinedAt, offerEndsAt }) => ({
    ...{ userId, email, name, isOffered: status === 'offered' },
    joinedAt: joinedAt.toISOString(),
    offerEndsAt: offerEndsAt?.toISOString() ?? null,
  }));
}
