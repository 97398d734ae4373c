import { labelOf } from '#shared/content/label.ts';
import type { Page, Section } from '#shared/content/schema.ts';
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

/** Renders any public page from its record. */
export function MarketingPage({ page, parts }: MarketingPageProps) {
  const bands = bandsOf(page.sections);
  const sections = page.sections.map((section, index) => {
    const Part = parts.get(section.kind)!;
    return <Part key={index} section={section} path={page.path} isFirst={index === 0} isBand={bands[index]!} />;
  });
  if (page.path === paths.podcast) return <PodcastDialog label={labelOf(page)}>{sections}</PodcastDialog>;
  return (
    <>
      <Breadcrumb page={page} />
      {sections}
    </>
  );
}
