import type { SectionKind, SectionOf } from '#shared/content/schema.ts';

export type SectionProps<K extends SectionKind = SectionKind> = {
  section: SectionOf<K>;
  /** Path of the page. */
  path: string;
  /** Whether it's the first section, whose heading is the h1. */
  isFirst: boolean;
  /** Whether it has the darker background, to separate it from the sections around it. */
  isBand: boolean;
};
