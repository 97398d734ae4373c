/** Actions an owner has on a finished profile. The component that renders it provides them. */
import type { ReactNode } from 'react';
import type { SharperKey } from '#shared/schemas/extras.ts';

export type ProfileChanges = {
  conversationId: string;
  /** @returns why it wasn't saved, in a sentence; undefined when it was, and the profile is being rewritten. */
  onCorrect: (business: string) => Promise<string | undefined>;
  /** @returns why nothing was saved, or which questions' answers couldn't be read. */
  onSharpen: (answers: Partial<Record<SharperKey, string>>) => Promise<{ problem: string } | { unread: SharperKey[] }>;
  /** The change for which the profile is being rewritten right now. */
  rewriting: 'business' | 'sharper' | undefined;
  /** How far the rewriting is, and a way to try again where it failed. */
  progress: ReactNode;
};

/** What an answer is about, for "Your profile now uses …". */
export const sharperNames: Record<SharperKey, string> = {
  best_seller: 'your best seller',
  full_empty: 'your full and slow times',
  budget_time: 'your budget and time',
  avoid: 'what to leave out',
};
