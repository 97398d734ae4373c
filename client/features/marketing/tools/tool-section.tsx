import type { SectionOf } from '#shared/content/schema.ts';
import { Island, type IslandProps } from '#client/components/island.tsx';
import { SectionFrame } from '../section-frame.tsx';

type ToolKind = 'ad-cost' | 'customer-cost' | 'missed-call' | 'scorecard' | 'listing-check';

type ToolSectionProps<P extends object> = Omit<IslandProps<P>, 'when'> & {
  section: SectionOf<ToolKind>;
  isFirst: boolean;
  isBand: boolean;
};

/** Section with a tool: the heading, the tool as an island, and the note. */
export function ToolSection<P extends object>({ section, isFirst, isBand, ...island }: ToolSectionProps<P>) {
  return (
    <SectionFrame section={section} isFirst={isFirst} isBand={isBand}>
      <Island<P> {...island} when="use" />
      {section.note && <p className="note">{section.note}</p>}
    </SectionFrame>
  );
}
