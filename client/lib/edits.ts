/**
 * Edits: mutations that are queued while the browser is offline and sent on reconnect. All other mutations fail right
 * away.
 */
import type { MutationKey, MutationObserverOptions } from '@tanstack/react-query';
import { isPassing } from './failure.ts';

/** Idempotent, so they're retried automatically after a transient failure. */
const repeatable = [
  ['admin', 'inbox', 'note'],
  ['machine', 'setStatus'],
  ['notifications'],
  ['plan', 'setStatus'],
  ['plan', 'updateTask'],
  ['prompts', 'rate'],
  ['prompts', 'saveVariables'],
  ['prompts', 'setFavorite'],
  ['settings', 'saveNames'],
  ['settings', 'saveNotifications'],
];

/**
 * Queued but not retried: a retry could conflict with its own first attempt, so failures are shown. Chat has its own
 * retries.
 */
const once = [
  ['admin', 'inbox', 'setOwner'],
  ['admin', 'inbox', 'setStatus'],
  ['admin', 'inbox', 'setTags'],
  ['chat'],
  ['document', 'edit'],
  ['machine', 'save'],
  ['plan', 'addTask'],
  ['plan', 'removeTask'],
];

const triesAgain = 2;

/** Options for each kind of edit, keyed by its procedure's path. */
export const editDefaults: { key: MutationKey; options: MutationObserverOptions }[] = [
  ...repeatable.map((path) => ({
    key: [path],
    options: {
      networkMode: 'online' as const,
      retry: (count: number, error: unknown) => count < triesAgain && isPassing(error),
    },
  })),
  ...once.map((path) => ({ key: [path], options: { networkMode: 'online' as const } })),
];
