import { Island } from '#client/components/island.tsx';
import { BootcampApplication } from '../islands/bootcamp-application.tsx';
import type { SectionProps } from '../section-props.ts';

/** Hidden until a seat button opens it. */
export function BootcampApplicationDialogs({ section }: SectionProps<'bootcamp-application'>) {
  return (
    <Island
      name="bootcamp-application"
      of={BootcampApplication}
      props={{ lead: section.lead, seats: section.seats }}
      when="use"
    />
  );
}
