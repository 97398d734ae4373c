/**
 * The folders of `content/`, each with the schema of its files. A schema gets a file's fields with `slug` (the file's
 * name) and, from Markdown, `body` (the text under the front matter). It may transform them.
 */
import type { z } from 'zod';
import { citySchema } from './cities/schema.ts';
import { packFileSchema } from './packs/schema.ts';
import { tradeSchema } from './trades/schema.ts';

export const contentFolders = {
  cities: citySchema,
  packs: packFileSchema,
  trades: tradeSchema,
} satisfies Readonly<Record<string, z.ZodType>>;

export type ContentFolder = keyof typeof contentFolders;
/** A record of a folder, as its schema returns it. */
export type ContentOf<F extends ContentFolder> = z.output<(typeof contentFolders)[F]>;
