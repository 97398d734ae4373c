/** Facts of the site's settings in the words of a page: `{contactEmail}` and the like. */
import { site } from './site.ts';
import type { Page, SectionOf } from './schema.ts';

type Block = SectionOf<'prose'>['blocks'][number];

const placeholder = /\{(\w+)\}/g;

/** @returns the text with its facts put in, or nothing when one of them is not set. @throws for one that nobody knows. */
export function fillFacts(text: string, facts: Readonly<Record<string, string | undefined>>): string | undefined {
  let isMissing = false;
  const filled = text.replace(placeholder, (whole, name: string) => {
    if (!(name in facts)) throw new Error(`site.ts knows no fact ${whole}`);
    isMissing ||= !facts[name];
    return facts[name] ?? '';
  });
  return isMissing ? undefined : filled;
}

function fillBlock(block: Block): Block[] {
  if (block.kind === 'list') {
    const items = block.items.flatMap((item) => fillFacts(item, site.facts) ?? []);
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  const text = fillFacts(block.text, site.facts);
  return text === undefined ? [] : [{ ...block, text }];
}

/** @returns the page with the site's facts in its running text; lines and paragraphs whose fact is not set are left out. */
export function withSiteFacts(page: Page): Page {
  return {
    ...page,
    sections: page.sections.map((section) =>
      section.kind === 'prose' ? { ...section, blocks: section.blocks.flatMap(fillBlock) } : section,
    ),
  };
}
