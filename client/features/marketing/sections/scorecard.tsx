import { Scorecard } from '../islands/scorecard.tsx';
import type { SectionProps } from '../section-props.ts';
import { ToolSection } from '../tools/tool-section.tsx';

export function ScorecardSection(props: SectionProps<'scorecard'>) {
  return <ToolSection {...props} name="scorecard" of={Scorecard} props={{ link: props.section.link }} />;
}
