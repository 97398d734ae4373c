/** The dashboard. All data belongs to other features and is read in parallel. */
import type { Deps } from '#server/deps.ts';
import { machineProgress } from '#server/features/member/machine/service.ts';
import { currentMembership } from '#server/features/account/membership/service.ts';
import { tasksOverview } from '#server/features/member/plan/service.ts';
import { promptUsage } from '#server/features/member/prompts/service.ts';
import { findProfileBrief } from './repo.ts';

/** Everything on the dashboard except notifications, which every member screen loads anyway. */
export async function overviewOf(deps: Deps, input: { userId: string }) {
  const [profile, membership, prompts, machine, tasks] = await Promise.all([
    findProfileBrief(deps.db, input),
    currentMembership(deps, input),
    promptUsage(deps, input),
    machineProgress(deps, input),
    tasksOverview(deps, input),
  ]);
  return { profile: profile ?? null, membership, prompts, machine, tasks };
}

export type Overview = Awaited<ReturnType<typeof overviewOf>>;
