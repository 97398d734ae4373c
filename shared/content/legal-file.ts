/**
 * Schema of a legal page in `content/legal`: sections start with `## Title {#anchor}`, subheadings with `###`. A
 * paragraph or list item with `{legalEmail}` or `{privacyEmail}` is omitted until the site's settings contain it.
 */
import { z } from 'zod';
import { blocksOf } from './markdown-blocks.ts';
import { pageSchema, type Page, type SectionOf } from './schema.ts';
import { linkList } from './section-schemas.ts';

type Prose = SectionOf<'prose'>;

function sectionsOf(markdown: string): Prose[] {
  const sections: Prose[] = [];
  for (const block of blocksOf(markdown)) {
    if (block.kind === 'heading' && block.depth === 2) {
      const [, title, anchor] = /^(.*?)(?: \{#([a-z0-9-]+)\})?$/.exec(block.text)!;
      sections.push({ kind: 'prose', title, anchor, blocks: [] });
      continue;
    }
    const blocks = sections.at(-1)?.blocks;
    if (!blocks) throw new Error('Begin with a section: ## Title {#anchor}');
    if (block.kind === 'heading' || block.kind === 'paragraph') blocks.push({ kind: block.kind, text: block.text });
    else if (block.kind === 'list') blocks.push({ kind: 'list', items: block.items });
    else throw new Error(`Legal pages have no ${block.kind}`);
  }
  return sections;
}

export const legalFile = z
  .strictObject({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    keywords: z.array(z.string()),
    lead: z.string(),
    promises: z.array(z.string()),
    updated: z.iso.date(),
    links: linkList.omit({ kind: true }),
    body: z.string(),
  })
  .transform(({ slug, lead, promises, links, body, ...head }, context): Page => {
    try {
      const page: Page = {
        ...head,
        path: `/${slug}`,
        card: `/cards/${slug}.png`,
        jsonLd: ['organization'],
        sections: [
          { kind: 'hero', eyebrow: 'Legal', title: head.title, lead, links: [], promises },
          ...sectionsOf(body),
          { kind: 'link-list', ...links },
        ],
      };
      for (const { path, message } of pageSchema.safeParse(page).error?.issues ?? [])
        context.addIssue({ code: 'custom', path, message });
      return page;
    } catch (error) {
      context.addIssue((error as Error).message);
      return z.NEVER;
    }
  });
