/** Tasks as an iCalendar file (RFC 5545), the way calendar programs subscribe to them. */
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { brand } from '../../shared/brand.ts';

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
    description: `Tasks of your plan at ${brand.name}.`,
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

/** Control characters are refused by some programs together with the whole calendar. */
const plain = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();

const oneLine = (text: string) => plain(text).replace(/\s+/g, ' ').trim();
