import type { SectionProps } from '../section-props.ts';

export function PromptPacksSection({ section }: SectionProps<'prompt-packs'>) {
  return <section className="section">{section.kind}</section>;
}
