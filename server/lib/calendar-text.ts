/** iCalendar files (RFC 5545): tasks, the way calendar programs subscribe to them, and single events. */
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
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

/** Programs are asked to look again after so many seconds. */
const refreshSec = 4 * 3600;

/**
 * @param calendar `url` of the page that the tasks are on; `host` makes their ids unique in the world.
 * @returns the file. The same tasks make the same text, so that it can be compared.
 */
export function calendarText(calendar: { url: string; host: string; tasks: readonly CalendarTask[] }): string {
  const { url, host } = calendar;
  return ical({
    name: `${brand.name} plan`,
    description: `Tasks from your ${brand.name} plan.`,
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
      // A day on which something is due is not a day on which one is busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    })),
  }).toString();
}

export type CalendarEvent = {
  /** Names it in every calendar, together with our host. */
  id: string;
  /** Grows where the same event has changed. */
  sequence: number;
  title: string;
  description: string;
  location: string;
  startsAt: Date;
  endsAt: Date;
};

/**
 * One event as a file for any calendar program. Hours are given in UTC, so that no program has to know our time zone.
 * @param given `path` of the page it is about; `stamp`: when it was told. The same makes the same text.
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
        status: ICalEventStatus.CONFIRMED,
      },
    ],
  }).toString();
}

/** Control characters are refused by some programs together with the whole calendar. */
const plain = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();

const oneLine = (text: string) => plain(text).replace(/\s+/g, ' ').trim();
