/** Fills records with facts from the site's settings (`{contactEmail}` and so on) and the centers of maps. */
import { centreOf, defaultZoom } from './map-centres.ts';
import { site } from './site.ts';
import type { Page, Section, SectionOf } from './schema.ts';

type Block = SectionOf<'prose'>['blocks'][number];

const placeholder = /\{(\w+)\}/g;

/**
 * @returns the text with its facts inserted, or undefined if one of them isn't set
 * @throws for an unknown fact
 */
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

function fillDetail(detail: SectionOf<'contact-form'>['details'][number]) {
  const value = fillFacts(detail.value, site.facts);
  return value === undefined ? [] : [{ ...detail, value, href: detail.href && fillFacts(detail.href, site.facts) }];
}

function fillSection(section: Section): Section {
  if (section.kind === 'contact-form') return { ...section, details: section.details.flatMap(fillDetail) };
  if (section.kind === 'prose') return { ...section, blocks: section.blocks.flatMap(fillBlock) };
  if (section.kind === 'map') return { ...section, ...centreOf(section), zoom: section.zoom ?? defaultZoom };
  return section;
}

/**
 * @returns the page with the site's facts inserted into its text, without lines and paragraphs whose fact isn't set,
 * and with coordinates and zoom for its maps
 */
export function withSiteFacts(page: Page): Page {
  return { ...page, sections: page.sections.map(fillSection) };
}
