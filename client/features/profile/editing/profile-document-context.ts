/** The profile that is being worked on, and what happened to it last. */
import { createContext, use } from 'react';
import type { ProfileDocumentField } from '#shared/domain/profile-document.ts';
import type { RewritableSection } from '#shared/domain/member.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';

export type ProfileDocumentView = NonNullable<RouterOutputs['document']['mine']>;

/** A change made on this screen: what of the profile, from which version to which. */
export type Change = { what: ProfileDocumentField | RewritableSection | 'whole'; before: number; version: number };

type Value = {
  profileDocument: ProfileDocumentView;
  /** The last change, as long as nothing came after it. */
  change: Change | undefined;
  /** To be called with the profile as it is after a change. */
  onChanged: (next: ProfileDocumentView | null, what: Change['what']) => void;
  /** Asks for the profile as it is now. */
  reload: () => Promise<ProfileDocumentView | null>;
};

export const ProfileDocumentContext = createContext<Value | null>(null);

export function useProfileDocument(): Value {
  const value = use(ProfileDocumentContext);
  if (!value) throw new Error('useProfileDocument belongs inside a profile document');
  return value;
}
