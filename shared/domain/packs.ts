/** Words about prompt packs that database, server and screens agree on. */
import type { ItemId } from './catalogue.ts';

/** Packs that are sold, by key, and the item that one buys. */
export const packItems = { web: 'web-prompt-pack' } as const satisfies Record<string, ItemId>;
export type PackKey = keyof typeof packItems;

/** @returns whether there is such a pack. */
export const isPackKey = (key: string): key is PackKey => Object.hasOwn(packItems, key);

/** Files in which a pack can be taken along. */
export const packFormats = ['md', 'txt', 'json'] as const;
export type PackFormat = (typeof packFormats)[number];

/** Prompts on one page of a pack. */
export const packPageSize = 24;
