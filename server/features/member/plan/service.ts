/** The plan: tasks of the roadmap and of one's own, reminders of them, and the calendar that shows them. */
import type { TaskRow } from '#drizzle/schema/member.ts';
import { memberLimits, type TaskStatus } from '#shared/domain/member.ts';
import { dayAt, remindableDay, sundayOf, type Day } from '#shared/domain/plan-dates.ts';
import { paths } from '#shared/paths.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { calendarText } from '#server/lib/calendar-text.ts';
import { sideStep } from '#server/lib/side-step.ts';
import { createToken, hashToken } from '#server/lib/tokens.ts';
import { prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/member/notifications/service.ts';
import { countNew, inBrief, readRoadmap, reminderWords, tasksOfRoadmap } from './policy.ts';
import * as repo from './repo.ts';

const noSuchTask = () => new AppError('NOT_FOUND', 'We couldn’t find that task.');
const isFull = () =>
  new AppError(
    'CONFLICT',
    `You’ve reached the limit of ${memberLimits.tasks} tasks. Remove some of your own that are done.`,
  );

export type TasksOverview = {
  overdue: number;
  dueToday: number;
  /** From today to Sunday, today among them. */
  dueThisWeek: number;
  open: number;
  done: number;
  next: { id: string; title: string; dueOn: Day } | null;
};

/** How a member's tasks stand today, in one statement. */
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
  /** Whether there is a roadmap to make tasks of. */
  hasRoadmap: boolean;
  /** Steps of the roadmap that have no task yet. */
  newSteps: number;
  hasRoadmapTasks: boolean;
  tasks: TaskRow[];
};

/** A member's tasks by due date, and whether the roadmap has steps that are not among them. */
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
 * Makes tasks of the newest profile's roadmap. As often as one likes: what has a task already gets no second one.
 * @returns how many were added, and how many found no room.
 * @throws AppError NOT_FOUND without a roadmap.
 */
export async function makeTasks(
  deps: Pick<Deps, 'db'>,
  input: { userId: string; now?: Date },
): Promise<{ added: number; noRoom: number }> {
  const { userId } = input;
  const roadmap = readRoadmap((await repo.findRoadmap(deps.db, { userId }))?.roadmap);
  if (!roadmap) throw new AppError('NOT_FOUND', 'You don’t have a roadmap yet. Create your marketing profile first.');
  const items = tasksOfRoadmap(roadmap, dayAt(input.now ?? new Date()));
  return inTransaction(deps.db, async (tx) => {
    await repo.lockTasks(tx, { userId });
    const added = (await repo.insertTasks(tx, { userId, items, most: memberLimits.tasks })).length;
    const known = new Set(await repo.listSources(tx, { userId }));
    return { added, noRoom: items.filter(({ source }) => !known.has(source)).length };
  });
}

/** Makes the tasks of a roadmap of which none was made yet; nothing where there is no roadmap. */
export async function ensureTasks(deps: Pick<Deps, 'db'>, input: { userId: string }): Promise<void> {
  if ((await repo.listSources(deps.db, input)).length > 0) return;
  if (readRoadmap((await repo.findRoadmap(deps.db, input))?.roadmap)) await makeTasks(deps, input);
}

/**
 * Adds a task of one's own. The same submission twice is one task.
 * @throws AppError CONFLICT when there is no room for another.
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

/** Changes what is given of a task. @throws AppError NOT_FOUND for somebody else's, or none. */
export async function updateTask(deps: Deps, input: Parameters<typeof repo.updateTask>[1]): Promise<TaskRow> {
  const task = await repo.updateTask(deps.db, input);
  if (!task) throw noSuchTask();
  return task;
}

/** Closes or opens a task. @throws AppError NOT_FOUND for somebody else's, or none. */
export async function setStatus(
  deps: Deps,
  input: { userId: string; taskId: string; status: TaskStatus },
): Promise<TaskRow> {
  const task = await repo.updateStatus(deps.db, input);
  if (!task) throw noSuchTask();
  return task;
}

/** Removes a task of one's own. @throws AppError NOT_FOUND for somebody else's, or none; CONFLICT for the roadmap's. */
export async function removeTask(deps: Deps, input: { userId: string; taskId: string }): Promise<void> {
  const outcome = await repo.deleteOwnTask(deps.db, input);
  if (!outcome) throw noSuchTask();
  if (outcome === 'of the roadmap')
    throw new AppError('CONFLICT', 'This step is part of your roadmap. Skip it instead of removing it.');
}

/** In one sweep. What is left is told by the next, five seconds later. */
const membersPerSweep = 100;
/** A mail names so many tasks and counts the rest. */
const namedInMail = 12;

/**
 * Tells members of tasks whose reminder is due, from eight in the morning on: a notification, and a mail for those who
 * want it. Each reminder once, however many do this at a time; several of one member make one.
 * @returns how many members were told.
 */
export async function remindMembers(deps: Deps, input: { now?: Date } = {}): Promise<number> {
  const now = input.now ?? new Date();
  const day = remindableDay(now);
  let told = 0;
  for (const reminder of await repo.listReminders(deps.db, { day, most: membersPerSweep })) {
    const { userId } = reminder;
    await sideStep(deps.log, 'task reminder', { userId }, async () => {
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
  const words = reminderWords(items, day);
  const told = await inTransaction(deps.db, async (tx) => {
    const taken = await repo.takeReminders(tx, { userId, ids, day });
    // Some were ticked off or taken meanwhile: what is told must be what was taken, so the rest is left for the next look.
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

/** The secret address of a member's calendar; null when there is none. */
export async function calendarLink(
  deps: Deps,
  input: { userId: string },
): Promise<{ url: string; createdAt: Date } | null> {
  const link = await repo.findCalendarLink(deps.db, input);
  if (!link) return null;
  const token = await deps.sealer.open(link.sealedToken);
  // Sealed with a secret that is gone: the link still works where it is in use, and here one makes a new one.
  if (typeof token !== 'string') return null;
  return { url: `${deps.settings.baseUrl}${feedPath(token)}`, createdAt: link.createdAt };
}

/** Makes a secret address for a member's calendar; the one before shows nothing any more. */
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
 * What a calendar program fetches: open and done tasks as days of an iCalendar file.
 * @returns undefined for a link that is not, or not any more. The same tasks make the same text.
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
