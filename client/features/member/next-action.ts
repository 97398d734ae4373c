/** What a member should do next: one thing, decided from what the account has and lacks. */
import type { GeneratedProfile } from '../../../shared/schemas/profile.ts';

export type NextAction =
  { kind: 'choose-password' } | { kind: 'open-profile'; firstStep: string } | { kind: 'make-profile' };

/** @param profile the account's newest profile; null when it has none. */
export function nextActionOf(hasPassword: boolean, profile: GeneratedProfile | null): NextAction {
  // Without a password the account is out of reach as soon as this browser forgets its session.
  if (!hasPassword) return { kind: 'choose-password' };
  if (!profile) return { kind: 'make-profile' };
  return { kind: 'open-profile', firstStep: profile.roadmap.thirtyDays[0] ?? profile.roadmap.longTerm };
}
