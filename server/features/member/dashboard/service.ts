/** What a member sees first. All of it belongs to other features; here it is asked for side by side. */
import type { Deps } from '#server/deps.ts';
import { machineProgress } from '#server/features/member/machine/service.ts';
import { currentMembership } from '#server/features/account/membership/service.ts';
import { tasksOverview } from '#server/features/member/plan/service.ts';
import { promptUsage } from '#server/features/member/prompts/service.ts';
import { findProfileBrief } from './repo.ts';

/** Everything on the dashboard but the news, which every screen of the member area asks for anyway. */
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
