import { CustomerCost } from '../islands/customer-cost.tsx';
import type { SectionProps } from '../section-props.ts';
import { ToolSection } from '../tools/tool-section.tsx';

export function CustomerCostSection(props: SectionProps<'customer-cost'>) {
  const { defaults, link } = props.section;
  return <ToolSection {...props} name="customer-cost" of={CustomerCost} props={{ defaults, link }} />;
}
