import { Island } from '#client/components/island.tsx';
import { AutomationSteps } from '../islands/automation-steps.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';

/** A diagram of one automation: what happens, who sees it, and what happens if it fails. */
export function AutomationStepsSection(props: SectionProps<'automation-steps'>) {
  const { steps, title, note } = props.section;
  return (
    <SectionFrame {...props}>
      <div>
        <Island name="automation-steps" of={AutomationSteps} props={{ steps, title }} when="use" />
        <p className="note">{note}</p>
      </div>
    </SectionFrame>
  );
}
