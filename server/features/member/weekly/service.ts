/** The weekly note: on Monday mornings in the agency's time zone, in the app and by email. */
import { m } from '#messages';
import {
  addDays,
  dayAt,
  isoWeekOf,
  mondayOf,
  nextMondayMorning,
  startOf,
  sundayOf,
} from '#shared/domain/plan-dates.ts';
import { paths } from '#shared/paths.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { daysUntil } from '#server/lib/days-until.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { maySendNewsletters, prepareMail, wakeMail, writeMail } from '#server/features/mail/service.ts';
import { currentMembership } from '#server/features/account/membership/service.ts';
import { notify } from '#server/features/member/notifications/service.ts';
import { ensureTasks } from '#server/features/member/plan/service.ts';
import { nextActions, promptsLeftOf, weekSummary, type WeekAction, type WeekFacts } from './policy.ts';
import * as repo from './repo.ts';

export type Week = { summary: string; actions: WeekAction[] };

/** Content of the note if it were written now. */
async function readWeek(deps: Deps, input: { userId: string; now: Date }): Promise<Week> {
  const { userId, now } = input;
  const today = dayAt(now);
  const monday = mondayOf(today);
  const [row, membership] = await Promise.all([
    repo.findWeek(deps.db, {
      userId,
      today,
      sunday: sundayOf(today),
      lastWeek: { from: startOf(addDays(monday, -7)), to: startOf(monday) },
      repliesAt: paths.myServices,
    }),
    currentMembership(deps, { userId }),
  ]);
  const isPro = membership?.plan === 'pro';
  const previewDaysLeft = isPro || !membership?.previewEndsAt ? null : daysUntil(membership.previewEndsAt, now);
  const facts: WeekFacts = {
    doneLastWeek: row.done_last_week,
    overdue: row.overdue,
    overdueTitle: row.overdue_title,
    dueThisWeek: row.due_this_week,
    weekTitle: row.week_title,
    open: row.open,
    closedSteps: row.closed_steps,
    promptsLeft: promptsLeftOf({ used: row.prompts_used, isPro, isOpen: previewDaysLeft !== 0 }),
    previewDaysLeft,
    trialDaysLeft:
      isPro || !membership ? null : membership.status === 'active' ? daysUntil(membership.expiresAt, now) : 0,
    unreadReplies: row.unread_replies,
  };
  return { summary: weekSummary(facts), actions: nextActions(facts) };
}

export type WeeklyView = Week & { nextAt: Date };

/** Preview of the note, and when the next one comes. */
export async function currentWeek(deps: Deps, input: { userId: string }): Promise<WeeklyView> {
  const now = new Date();
  const [week, dueAt] = await Promise.all([readWeek(deps, { ...input, now }), repo.findDueAt(deps.db, input)]);
  return { ...week, nextAt: dueAt && dueAt > now ? dueAt : nextMondayMorning(now) };
}

/** Per sweep; the next one, five seconds later, continues. */
const membersPerSweep = 100;
const plannedPerSweep = 500;

/** Schedules members who have a profile and no date for the next Monday morning. @returns how many */
export function planFirstNotes(deps: Deps, input: { now?: Date } = {}): Promise<number> {
  return repo.planFirstNotes(deps.db, { dueAt: nextMondayMorning(input.now ?? new Date()), most: plannedPerSweep });
}

/**
 * Writes notes that are due: one per week and member, even with concurrent sweeps and crashes. Missed weeks aren't made
 * up for.
 * @returns how many were written
 */
export async function writeDueNotes(deps: Deps, input: { now?: Date } = {}): Promise<number> {
  const now = input.now ?? new Date();
  let written = 0;
  for (const member of await repo.listDueNotes(deps.db, { now, most: membersPerSweep })) {
    await bestEffort(deps.log, 'weekly note', { userId: member.userId }, async () => {
      if (await writeNote(deps, { ...member, now })) written += 1;
    });
  }
  return written;
}

async function writeNote(
  deps: Deps,
  input: { userId: string; email: string; firstName: string | null; now: Date },
): Promise<boolean> {
  const { userId, now } = input;
  await ensureTasks(deps, { userId });
  const { summary, actions } = await readWeek(deps, { userId, now });
  const dedupeKey = `weekly:${userId}:${isoWeekOf(dayAt(now))}`;
  // Before we know whether an email is wanted: sealing its link takes too long for a transaction.
  const mail = await prepareMail(deps, {
    template: 'weekly-note',
    to: input.email,
    userId,
    dedupeKey,
    data: {
      firstName: input.firstName,
      summary,
      actions: actions.map(({ text, about, href }) => ({ text, about, href })),
    },
  });
  const nextAt = nextMondayMorning(now);
  const written = await inTransaction(deps.db, async (tx) => {
    const wanted = await repo.takeNote(tx, { userId, now, nextAt });
    if (!wanted) return undefined;
    if (wanted.inApp) {
      const message = [summary, ...actions.map(({ text }, index) => `${index + 1}. ${text}`)].join(' ');
      await notify(tx, {
        userId,
        title: m.emails_week_subject(),
        message,
        type: 'info',
        href: paths.plan,
        dedupeKey,
      });
    }
    return { mailId: wanted.byMail && maySendNewsletters(deps) ? await writeMail(tx, mail) : undefined };
  });
  if (written) await wakeMail(deps, written.mailId);
  return written !== undefined;
}
