import { Island } from '#client/components/island.tsx';
import { PromptPacks } from '../islands/prompt-packs.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';

export function PromptPacksSection(props: SectionProps<'prompt-packs'>) {
  const { tabs, title, comingSoon } = props.section;
  return (
    <SectionFrame {...props}>
      <Island name="prompt-packs" of={PromptPacks} props={{ tabs, title, comingSoon }} when="visible" />
    </SectionFrame>
  );
}
