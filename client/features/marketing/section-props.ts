import type { SectionKind, SectionOf } from '#shared/content/schema.ts';

export type SectionProps<K extends SectionKind = SectionKind> = {
  section: SectionOf<K>;
  /** Address of the page it stands on. */
  path: string;
  /** The first of its page: its heading is the page's title. */
  isFirst: boolean;
  /** On the darker paper, so that neighbours tell apart. */
  isBand: boolean;
};
