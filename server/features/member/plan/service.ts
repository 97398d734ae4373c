/** The plan: roadmap tasks and the member's own, their reminders, and the calendar. */
import { m } from '#messages';
import type { TaskRow } from '#drizzle/schema/member.ts';
import { memberLimits, type TaskStatus } from '#shared/domain/member.ts';
import { dayAt, remindableDay, sundayOf, type Day } from '#shared/domain/plan-dates.ts';
import { paths } from '#shared/paths.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { calendarText } from '#server/lib/calendar-text.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { createToken, hashToken } from '#server/lib/tokens.ts';
import { prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/member/notifications/service.ts';
import { countNew, inBrief, readRoadmap, reminderText, tasksOfRoadmap } from './policy.ts';
import * as repo from './repo.ts';

const noSuchTask = () => new AppError('NOT_FOUND', m.server_plan_task_not_found());
const isFull = () => new AppError('CONFLICT', m.server_plan_full({ max: memberLimits.tasks }));

export type TasksOverview = {
  overdue: number;
  dueToday: number;
  /** From today through Sunday. */
  dueThisWeek: number;
  open: number;
  done: number;
  next: { id: string; title: string; dueOn: Day } | null;
};

/** A member's task counts today, in one statement. */
export async function tasksOverview(
  deps: Pick<Deps, 'db'>,
  input: { userId: string; now?: Date },
): Promise<TasksOverview> {
  const today = dayAt(input.now ?? new Date());
  const row = await repo.countTasks(deps.db, { userId: input.userId, today, sunday: sundayOf(today) });
  const { overdue, due_today: dueToday, due_this_week: dueThisWeek, open, done, next } = row;
  return { overdue, dueToday, dueThisWeek, open, done, next };
}

export type Plan = {
  today: Day;
  /** Whether there's a roadmap to create tasks from. */
  hasRoadmap: boolean;
  /** Roadmap steps without a task. */
  newSteps: number;
  hasRoadmapTasks: boolean;
  tasks: TaskRow[];
};

/** A member's tasks by due date, and whether the roadmap has steps without a task. */
export async function currentPlan(deps: Deps, input: { userId: string; show: 'open' | 'done' | 'all' }): Promise<Plan> {
  const { userId } = input;
  const [tasks, stored, sources] = await Promise.all([
    repo.listTasks(deps.db, input),
    repo.findRoadmap(deps.db, { userId }),
    repo.listSources(deps.db, { userId }),
  ]);
  const today = dayAt(new Date());
  const roadmap = readRoadmap(stored?.roadmap);
  return {
    today,
    tasks,
    hasRoadmap: roadmap !== undefined,
    newSteps: roadmap ? countNew(roadmap, sources, today) : 0,
    hasRoadmapTasks: sources.length > 0,
  };
}

/**
 * Creates tasks from the newest profile's roadmap. Can be repeated without duplicates.
 * @returns how many were added, and how many didn't fit.
 * @throws AppError NOT_FOUND without a roadmap.
 */
export async function makeTasks(
  deps: Pick<Deps, 'db'>,
  input: { userId: string; now?: Date },
): Promise<{ added: number; noRoom: number }> {
  const { userId } = input;
  const roadmap = readRoadmap((await repo.findRoadmap(deps.db, { userId }))?.roadmap);
  if (!roadmap) throw new AppError('NOT_FOUND', m.server_plan_no_roadmap());
  const items = tasksOfRoadmap(roadmap, dayAt(input.now ?? new Date()));
  return inTransaction(deps.db, async (tx) => {
    await repo.lockTasks(tx, { userId });
    const added = (await repo.insertTasks(tx, { userId, items, most: memberLimits.tasks })).length;
    const known = new Set(await repo.listSources(tx, { userId }));
    return { added, noRoom: items.filter(({ source }) => !known.has(source)).length };
  });
}

/** Creates a roadmap's tasks if none exist yet; does nothing without a roadmap. */
export async function ensureTasks(deps: Pick<Deps, 'db'>, input: { userId: string }): Promise<void> {
  if ((await repo.listSources(deps.db, input)).length > 0) return;
  if (readRoadmap((await repo.findRoadmap(deps.db, input))?.roadmap)) await makeTasks(deps, input);
}

/**
 * Adds a member's own task. Submitting twice adds one task.
 * @throws AppError CONFLICT when the list is full.
 */
export async function addTask(
  deps: Deps,
  input: { userId: string; submissionId: string; title: string; note: string; dueOn: Day; remindOn: Day | null },
): Promise<TaskRow> {
  const { userId, submissionId: source, ...words } = input;
  await inTransaction(deps.db, async (tx) => {
    await repo.lockTasks(tx, { userId });
    const item = { ...words, source, horizon: 'own', position: 0 } as const;
    await repo.insertTasks(tx, { userId, items: [item], most: memberLimits.tasks });
  });
  const task = await repo.findTaskBySource(deps.db, { userId, source });
  if (!task) throw isFull();
  return task;
}

/** Changes the given fields of a task. @throws AppError NOT_FOUND if it doesn't exist or is someone else's. */
export async function updateTask(deps: Deps, input: Parameters<typeof repo.updateTask>[1]): Promise<TaskRow> {
  const task = await repo.updateTask(deps.db, input);
  if (!task) throw noSuchTask();
  return task;
}

/** Closes or reopens a task. @throws AppError NOT_FOUND if it doesn't exist or is someone else's. */
export async function setStatus(
  deps: Deps,
  input: { userId: string; taskId: string; status: TaskStatus },
): Promise<TaskRow> {
  const task = await repo.updateStatus(deps.db, input);
  if (!task) throw noSuchTask();
  return task;
}

/**
 * Deletes a member's own task. @throws AppError NOT_FOUND if it doesn't exist or is someone else's; CONFLICT for
 * roadmap tasks.
 */
export async function removeTask(deps: Deps, input: { userId: string; taskId: string }): Promise<void> {
  const outcome = await repo.deleteOwnTask(deps.db, input);
  if (!outcome) throw noSuchTask();
  if (outcome === 'of the roadmap') throw new AppError('CONFLICT', m.server_plan_roadmap_task());
}

/** Per sweep. The next one, five seconds later, continues. */
const membersPerSweep = 100;
/** An email lists this many tasks and counts the rest. */
const namedInMail = 12;

/**
 * Sends reminders that are due, from 8 AM on: a notification, and an email for members who want it. Each reminder is
 * sent once, even with concurrent sweeps; a member's reminders are combined.
 * @returns how many members were notified
 */
export async function remindMembers(deps: Deps, input: { now?: Date } = {}): Promise<number> {
  const now = input.now ?? new Date();
  const day = remindableDay(now);
  let told = 0;
  for (const reminder of await repo.listReminders(deps.db, { day, most: membersPerSweep })) {
    const { userId } = reminder;
    await bestEffort(deps.log, 'task reminder', { userId }, async () => {
      if (await remind(deps, { reminder, day })) told += 1;
    });
  }
  return told;
}

async function remind(deps: Deps, { reminder, day }: { reminder: repo.Reminder; day: Day }): Promise<boolean> {
  const { userId, items } = reminder;
  const ids = items.map(({ id }) => id).sort();
  const dedupeKey = `reminder:${day}:${hashToken(ids.join()).slice(0, 32)}`;
  const mail = reminder.byMail
    ? await prepareMail(deps, {
        template: 'task-reminder',
        to: reminder.email,
        userId,
        dedupeKey,
        data: {
          firstName: reminder.firstName,
          tasks: items.slice(0, namedInMail).map(({ title, dueOn }) => ({ title: inBrief(title, 200), dueOn })),
          more: Math.max(0, items.length - namedInMail),
        },
      })
    : undefined;
  const words = reminderText(items, day);
  const told = await inTransaction(deps.db, async (tx) => {
    const taken = await repo.takeReminders(tx, { userId, ids, day });
    // Some were completed or claimed in between. Send only what was claimed, and leave the rest for the next sweep.
    if (taken.length !== ids.length) {
      await repo.releaseReminders(tx, { userId, ids: taken });
      return undefined;
    }
    await notify(tx, { userId, ...words, type: 'info', href: paths.plan, dedupeKey });
    return { mailId: mail && (await writeMail(tx, mail)) };
  });
  if (told) await wakeMail(deps, told.mailId);
  return told !== undefined;
}

const feedPath = (token: string) => `${paths.calendar}/${token}.ics`;

/** A member's secret calendar URL; null if there is none. */
export async function calendarLink(
  deps: Deps,
  input: { userId: string },
): Promise<{ url: string; createdAt: Date } | null> {
  const link = await repo.findCalendarLink(deps.db, input);
  if (!link) return null;
  const token = await deps.sealer.open(link.sealedToken);
  // Sealed with a secret that no longer exists: the link still works where it's in use, but must be replaced to be
  // shown here.
  if (typeof token !== 'string') return null;
  return { url: `${deps.settings.baseUrl}${feedPath(token)}`, createdAt: link.createdAt };
}

/** Creates a member's secret calendar URL; the old one stops working. */
export async function makeCalendarLink(
  deps: Deps,
  input: { userId: string },
): Promise<{ url: string; createdAt: Date }> {
  const { token, tokenHash } = createToken();
  await repo.saveCalendarLink(deps.db, { ...input, tokenHash, sealedToken: await deps.sealer.seal(token) });
  return { url: `${deps.settings.baseUrl}${feedPath(token)}`, createdAt: new Date() };
}

export function removeCalendarLink(deps: Deps, input: { userId: string }): Promise<void> {
  return repo.deleteCalendarLink(deps.db, input);
}

/**
 * The calendar feed: open and completed tasks as an iCalendar file.
 * @returns undefined for an unknown or replaced link. The same tasks give the same text.
 */
export async function readCalendar(
  deps: Pick<Deps, 'db' | 'settings'>,
  input: { token: string },
): Promise<{ text: string; changedAt: Date } | undefined> {
  const owner = await repo.findCalendarOwner(deps.db, { tokenHash: hashToken(input.token) });
  if (!owner) return undefined;
  const tasks = await repo.listTasks(deps.db, { userId: owner.userId, show: 'all' });
  const shown = tasks.filter(({ status }) => status !== 'skipped');
  const { baseUrl } = deps.settings;
  const text = calendarText({
    url: `${baseUrl}${paths.plan}`,
    host: new URL(baseUrl).hostname,
    tasks: shown.map(({ id, title, note, dueOn, status, createdAt, updatedAt }) => ({
      id,
      title,
      note,
      dueOn,
      isDone: status === 'done',
      createdAt,
      updatedAt,
    })),
  });
  const changedAt = new Date(Math.max(owner.createdAt.getTime(), ...tasks.map(({ updatedAt }) => updatedAt.getTime())));
  return { text, changedAt };
}
