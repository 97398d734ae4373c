import { labelOf } from '#shared/content/label.ts';
import type { Link, Page, Section } from '#shared/content/schema.ts';
import { paths } from '#shared/paths.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { PodcastDialog } from './podcast-dialog.tsx';
import type { SectionPart } from './section-parts.ts';

/** Kinds of sections that look best on the darker background. */
const onBand = new Set<Section['kind']>([
  'sample-profile',
  'reviews',
  'stats',
  'testimonials',
  'pricing',
  'stories',
  'proof',
]);

/** Picks the sections with the darker background: never right below a hero, and never two in a row. */
function bandsOf(sections: Section[]): boolean[] {
  const bands: boolean[] = [];
  for (const { kind } of sections) bands.push(bands.length > 1 && onBand.has(kind) && !bands.at(-1));
  return bands;
}

export type MarketingPageProps = {
  page: Page;
  /** The components of its sections (section-parts.ts). */
  parts: ReadonlyMap<Section['kind'], SectionPart>;
};

/** Returns the sections of a comparison with anchors, and links to them. */
function withContents(page: Page): { sections: Section[]; contents: Link[] } {
  if (page.layout !== 'comparison') return { sections: page.sections, contents: [] };
  const contents: Link[] = [];
  const sections = page.sections.map((section, index) => {
    if (index === 0 || !('title' in section) || !section.title || section.kind === 'call-to-action') return section;
    const anchor = ('anchor' in section && section.anchor) || `part-${index}`;
    contents.push({ href: `#${anchor}`, label: section.title });
    return { ...section, anchor };
  });
  return { sections, contents };
}

/** Renders any public page from its record. */
export function MarketingPage({ page, parts }: MarketingPageProps) {
  const { sections, contents } = withContents(page);
  const bands = bandsOf(sections);
  const rendered = sections.map((section, index) => {
    const Part = parts.get(section.kind)!;
    const part = (
      <Part
        key={index}
        section={section}
        path={page.path}
        isFirst={index === 0}
        isBand={bands[index]!}
        contents={contents}
      />
    );
    // The tool rises into the hero as a panel.
    if (page.layout !== 'tool' || index !== 1) return part;
    return (
      <div key={index} data-raised="">
        {part}
      </div>
    );
  });
  if (page.path === paths.podcast) return <PodcastDialog label={labelOf(page)}>{rendered}</PodcastDialog>;
  return (
    <>
      <Breadcrumb page={page} />
      {rendered}
    </>
  );
}
