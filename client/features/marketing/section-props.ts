import type { Link, SectionKind, SectionOf } from '#shared/content/schema.ts';

export type SectionProps<K extends SectionKind = SectionKind> = {
  section: SectionOf<K>;
  /** The page's path. */
  path: string;
  /** Whether this is the first section, whose heading is the h1. */
  isFirst: boolean;
  /** Whether it has the darker background, which separates it from adjacent sections. */
  isBand: boolean;
  /** Links to the page's sections, for the hero of a comparison. */
  contents?: readonly Link[];
};
