import type { SectionProps } from '../section-props.ts';

export function UpgradeOfferSection({ section }: SectionProps<'upgrade-offer'>) {
  return <section className="section">{section.kind}</section>;
}
