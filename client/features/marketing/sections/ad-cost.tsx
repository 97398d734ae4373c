import { AdCost } from '../islands/ad-cost.tsx';
import type { SectionProps } from '../section-props.ts';
import { ToolSection } from '../tools/tool-section.tsx';

export function AdCostSection(props: SectionProps<'ad-cost'>) {
  const { defaults, link } = props.section;
  return <ToolSection {...props} name="ad-cost" of={AdCost} props={{ defaults, link }} />;
}
