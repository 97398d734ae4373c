/** The profile that is being worked on, and what happened to it last. */
import { createContext, use } from 'react';
import type { DocumentField } from '#shared/domain/document.ts';
import type { RewritableSection } from '#shared/domain/member.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';

export type DocumentView = NonNullable<RouterOutputs['document']['mine']>;

/** A change made on this screen: what of the profile, from which version to which. */
export type Change = { what: DocumentField | RewritableSection | 'whole'; before: number; version: number };

type Value = {
  document: DocumentView;
  /** The last change, as long as nothing came after it. */
  change: Change | undefined;
  /** To be called with the profile as it is after a change. */
  onChanged: (next: DocumentView | null, what: Change['what']) => void;
  /** Asks for the profile as it is now. */
  reload: () => Promise<DocumentView | null>;
};

export const DocumentContext = createContext<Value | null>(null);

export function useDocument(): Value {
  const value = use(DocumentContext);
  if (!value) throw new Error('useDocument belongs inside a document');
  return value;
}
