/** The profile being edited, and its latest change. */
import { createContext, use } from 'react';
import type { ProfileDocumentField } from '#shared/domain/profile-document.ts';
import type { RewritableSection } from '#shared/domain/member.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';

export type ProfileDocumentView = NonNullable<RouterOutputs['document']['mine']>;

/** A change made on this screen: the part that changed, and the versions before and after. */
export type Change = { what: ProfileDocumentField | RewritableSection | 'whole'; before: number; version: number };

type Value = {
  profileDocument: ProfileDocumentView;
  /** The latest change, until another one replaces it. */
  change: Change | undefined;
  /** Call with the new profile after a change. */
  onChanged: (next: ProfileDocumentView | null, what: Change['what']) => void;
  /** Refetches the current profile. */
  reload: () => Promise<ProfileDocumentView | null>;
};

export const ProfileDocumentContext = createContext<Value | null>(null);

export function useProfileDocument(): Value {
  const value = use(ProfileDocumentContext);
  if (!value) throw new Error('useProfileDocument belongs inside a profile document');
  return value;
}
