/** iCalendar files (RFC 5545): task feeds that calendar programs subscribe to, and single events. */
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';

export type CalendarTask = {
  id: string;
  title: string;
  note: string;
  /** `2026-11-21`. */
  dueOn: string;
  isDone: boolean;
  createdAt: Date;
  updatedAt: Date;
};

/** Refresh interval for calendar programs, in seconds. */
const refreshSec = 4 * 3600;

/**
 * @param calendar `url` of the page with the tasks; `host` makes their ids globally unique.
 * @returns the file. The same tasks give the same text, so that it can be compared.
 */
export function calendarText(calendar: { url: string; host: string; tasks: readonly CalendarTask[] }): string {
  const { url, host } = calendar;
  return ical({
    name: m.exports_calendar({ brand: brand.name }),
    description: m.exports_calendar_description({ brand: brand.name }),
    prodId: { company: brand.name, product: 'Plan', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSec,
    url,
    events: calendar.tasks.map((task) => ({
      id: `${task.id}@${host}`,
      start: new Date(`${task.dueOn}T00:00:00Z`),
      allDay: true,
      summary: oneLine(task.isDone ? `✓ ${task.title}` : task.title),
      description: plain([task.note, url].filter((text) => text !== '').join('\n\n')),
      url,
      stamp: task.updatedAt,
      created: task.createdAt,
      lastModified: task.updatedAt,
      status: ICalEventStatus.CONFIRMED,
      // A due date doesn't block the day.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    })),
  }).toString();
}

export type CalendarEvent = {
  /** Unique id in every calendar, together with our host. */
  id: string;
  /** Incremented when the same event changes. */
  sequence: number;
  title: string;
  description: string;
  location: string;
  startsAt: Date;
  endsAt: Date;
  isCanceled?: boolean;
};

/**
 * A single event as a file for any calendar program. Times are in UTC, so that no program needs our time zone.
 * @param given `path` of its page; `stamp`: when it was announced. The same input gives the same text.
 */
export function eventText(given: { event: CalendarEvent; baseUrl: string; path: string; stamp: Date }): string {
  const { event, baseUrl, path, stamp } = given;
  const url = `${baseUrl}${path}`;
  return ical({
    name: brand.name,
    prodId: { company: brand.name, product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    events: [
      {
        id: `${event.id}@${new URL(baseUrl).hostname}`,
        sequence: event.sequence,
        start: event.startsAt,
        end: event.endsAt,
        summary: oneLine(event.title),
        description: plain(`${event.description}\n\n${url}`),
        location: oneLine(event.location),
        url,
        stamp,
        status: event.isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      },
    ],
  }).toString();
}

/** Some programs reject the whole calendar because of control characters. */
const plain = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();

const oneLine = (text: string) => plain(text).replace(/\s+/g, ' ').trim();
