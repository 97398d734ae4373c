/**
 * Schema of a page's YAML file: `Page` (schema.ts) with claims referred to by key (claim-marks.ts). URL and share card
 * are derived from the file's name unless it sets its own.
 */
import { z } from 'zod';
import { plainPage, stat } from './claim-marks.ts';
import { pageSchema, type Page } from './schema.ts';

const claim = z.strictObject({ claim: z.string(), label: z.string().optional() });

/** In a section of figures, replaces `claim: key` with a figure from the register. */
function withFigures(section: { kind: string; stats?: unknown }): object {
  if (section.kind !== 'stats' || !Array.isArray(section.stats)) return section;
  const stats = section.stats.map((one: unknown) => {
    const named = claim.safeParse(one);
    return named.success ? stat(named.data.claim, named.data.label) : one;
  });
  return { ...section, stats };
}

const pageFile = (folder: string) =>
  z
    .looseObject({ slug: z.string(), sections: z.array(z.looseObject({ kind: z.string() })) })
    .transform(({ slug, sections, ...fields }, context): Page => {
      try {
        const page = {
          path: `/${folder}${slug}`,
          card: `/cards/${folder.replace('/', '-')}${slug}.png`,
          ...fields,
          sections: sections.map(withFigures),
        } as unknown as Page;
        for (const { path, message } of pageSchema.safeParse(plainPage(page)).error?.issues ?? [])
          context.addIssue({ code: 'custom', path, message });
        return page;
      } catch (error) {
        context.addIssue((error as Error).message);
        return z.NEVER;
      }
    });

export const landingFile = pageFile('');
export const serviceFile = pageFile('services/');
