import { MissedCall } from '../islands/missed-call.tsx';
import type { SectionProps } from '../section-props.ts';
import { ToolSection } from '../tools/tool-section.tsx';

export function MissedCallSection(props: SectionProps<'missed-call'>) {
  const { defaults, link } = props.section;
  return <ToolSection {...props} name="missed-call" of={MissedCall} props={{ defaults, link }} />;
}
