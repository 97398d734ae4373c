/** Actions for the owner of a finished profile. The component that renders it provides them. */
import type { ReactNode } from 'react';
import type { SharperKey } from '#shared/schemas/extras.ts';

export type ProfileChanges = {
  conversationId: string;
  /**
   * @returns an error message if it couldn't be saved; undefined if it was saved and the profile is being rewritten.
   */
  onCorrect: (business: string) => Promise<string | undefined>;
  /** @returns an error message if nothing was saved, or the questions whose answers couldn't be read. */
  onSharpen: (answers: Partial<Record<SharperKey, string>>) => Promise<{ problem: string } | { unread: SharperKey[] }>;
  /** The change that the profile is currently being rewritten for. */
  rewriting: 'business' | 'sharper' | undefined;
  /** Progress of the rewrite, with a retry button on failure. */
  progress: ReactNode;
};

/** Names of the answers' topics, for "Your profile now uses …". */
export const sharperNames: Record<SharperKey, string> = {
  best_seller: 'your best seller',
  full_empty: 'your full and slow times',
  budget_time: 'your budget and time',
  avoid: 'what to leave out',
};
