/**
 * A page as a YAML file: `Page` (schema.ts) without address and share card, which follow from the file's name unless it has
 * its own, and with claims named by key (claim-marks.ts).
 */
import { z } from 'zod';
import { plainPage, stat } from './claim-marks.ts';
import { pageSchema, type Page } from './schema.ts';

const claim = z.strictObject({ claim: z.string(), label: z.string().optional() });

/** In a section of figures, `claim: key` stands for a figure of the register. */
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
