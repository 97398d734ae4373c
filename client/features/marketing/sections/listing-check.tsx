import { storageKeys } from '#client/lib/storage.ts';
import { ListingCheck } from '../islands/listing-check.tsx';
import type { SectionProps } from '../section-props.ts';
import { ToolSection } from '../tools/tool-section.tsx';

export function ListingCheckSection(props: SectionProps<'listing-check'>) {
  return (
    <ToolSection
      {...props}
      name="listing-check"
      of={ListingCheck}
      props={{ link: props.section.link }}
      stored={storageKeys.listingCheck}
    />
  );
}
