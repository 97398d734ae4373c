/**
 * The folders of `content/`, each with the schema of its files. A schema gets a file's fields with `slug` (the file's
 * name) and, from Markdown, `body` (the text below the front matter). It may transform them.
 */
import type { z } from 'zod';
import { articleFile } from './articles/article-file.ts';
import { citySchema } from './cities/schema.ts';
import { legalFile } from './legal-file.ts';
import { packFileSchema } from './packs/schema.ts';
import { landingFile, serviceFile } from './page-file.ts';
import { sampleProfileFile } from './sample-profiles/schema.ts';
import { tradeSchema } from './trades/schema.ts';

export const contentFolders = {
  articles: articleFile,
  cities: citySchema,
  landing: landingFile,
  legal: legalFile,
  packs: packFileSchema,
  'sample-profiles': sampleProfileFile,
  services: serviceFile,
  trades: tradeSchema,
} satisfies Readonly<Record<string, z.ZodType>>;

export type ContentFolder = keyof typeof contentFolders;
/** A record of a folder, as its schema returns it. */
export type ContentOf<F extends ContentFolder> = z.output<(typeof contentFolders)[F]>;
