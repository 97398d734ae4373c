/** Terms of prompt packs, shared by database, server, and screens. */
import type { ItemId } from './catalogue.ts';

/** Packs for sale, by key, with their catalog items. */
export const packItems = { web: 'web-prompt-pack' } as const satisfies Record<string, ItemId>;
export type PackKey = keyof typeof packItems;

/** @returns whether a pack exists. */
export const isPackKey = (key: string): key is PackKey => Object.hasOwn(packItems, key);

/** Download formats of a pack. */
export const packFormats = ['md', 'txt', 'json'] as const;
export type PackFormat = (typeof packFormats)[number];

/** Prompts per page of a pack. */
export const packPageSize = 24;
