import { daysUntil } from '#server/lib/days-until.ts';
import type { Overview } from './service.ts';

export function toOverviewView({ profile, membership, prompts, machine, tasks }: Overview, now = new Date()) {
  return {
    profile: profile && { businessName: profile.businessName, madeAt: profile.madeAt.toISOString() },
    membership: membership && {
      status: membership.status,
      plan: membership.plan,
      expiresAt: membership.expiresAt.toISOString(),
      daysLeft: daysUntil(membership.expiresAt, now),
      preview: membership.previewEndsAt && {
        endsAt: membership.previewEndsAt.toISOString(),
        daysLeft: daysUntil(membership.previewEndsAt, now),
      },
      pro: membership.pro && { ...membership.pro, until: membership.pro.until?.toISOString() ?? null },
      firstMonthOffer: membership.firstMonthOffer,
    },
    prompts: {
      used: prompts.used,
      limit: prompts.limit,
      resetsOn: prompts.resetsOn,
      unlimited: prompts.unlimited,
      mayUnlock: prompts.mayUnlock,
    },
    machine: {
      done: machine.done,
      skipped: machine.skipped,
      total: machine.total,
      next: machine.next && { key: machine.next.key, name: machine.next.name },
    },
    tasks: {
      overdue: tasks.overdue,
      dueToday: tasks.dueToday,
      dueThisWeek: tasks.dueThisWeek,
      open: tasks.open,
      done: tasks.done,
      next: tasks.next && { id: tasks.next.id, title: tasks.next.title, dueOn: tasks.next.dueOn },
    },
  };
}
