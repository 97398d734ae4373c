/** Pure decisions about tasks. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { m } from '#messages';
import { memberLimits } from '#shared/domain/member.ts';
import { dayInWords, type Day } from '#shared/domain/plan-dates.ts';
import { datedRoadmap } from '#shared/domain/plan-tasks.ts';

const roadmapSchema = z.object({ thirtyDays: z.array(z.string()).max(50), ninetyDays: z.array(z.string()).max(50) });
type Roadmap = z.infer<typeof roadmapSchema>;

/** Parses a stored roadmap; undefined when there is none, or it's unreadable. */
export function readRoadmap(stored: unknown): Roadmap | undefined {
  return roadmapSchema.safeParse(stored).data;
}

/** Key of a roadmap item: the same text at the same horizon is the same item, no matter its position. */
export function sourceOf(horizon: string, text: string): string {
  return createHash('sha256').update(`${horizon}\n${text.trim()}`).digest('hex');
}

/** Tasks created from a roadmap, including those created before. Each gets a reminder on its due date. */
export function tasksOfRoadmap(roadmap: Roadmap, today: Day) {
  const items = datedRoadmap(roadmap, today).map(({ horizon, position, text, dueOn }) => ({
    horizon,
    position,
    source: sourceOf(horizon, text),
    title: text.trim().slice(0, memberLimits.taskTitle).toWellFormed(),
    note: '',
    dueOn,
    remindOn: dueOn,
  }));
  return [...new Map(items.toReversed().map((item) => [item.source, item])).values()].toReversed();
}

/** Number of roadmap items without a task. */
export function countNew(roadmap: Roadmap, sources: readonly string[], today: Day): number {
  const known = new Set(sources);
  return tasksOfRoadmap(roadmap, today).filter(({ source }) => !known.has(source)).length;
}

/** Shortens a long text. @param most characters, including the ellipsis */
export function inBrief(text: string, most = 120): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > most / 2 ? cut.slice(0, lastSpace) : cut}…`;
}

/** Text of a notification about due tasks. There's at least one. */
export function reminderText(items: readonly { title: string; dueOn: Day }[], today: Day) {
  const [first] = items;
  if (items.length === 1) return { title: dueTitle(first!.dueOn, today), message: inBrief(first!.title, 300) };
  return {
    title: m.server_plan_reminder_many_title({ count: items.length }),
    // Last, because a title may be a sentence with a period of its own.
    message: m.server_plan_reminder_many_text({ task: inBrief(first!.title, 200) }),
  };
}

function dueTitle(dueOn: Day, today: Day): string {
  if (dueOn === today) return m.server_plan_reminder_today();
  const day = dayInWords(dueOn);
  return dueOn < today ? m.server_plan_reminder_overdue({ day }) : m.server_plan_reminder_due({ day });
}
