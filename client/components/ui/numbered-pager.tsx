import { Box, Pagination } from '@mantine/core';
import { m } from '#messages';

type Props = {
  /** Accessible name, such as "Pages of prompts". */
  label: string;
  page: number;
  pages: number;
  onGo: (page: number) => void;
};

const controlNames = {
  first: m.components_first_page(),
  previous: m.components_previous_page(),
  next: m.components_next_page(),
  last: m.components_last_page(),
};
const look = {
  '--pagination-control-fz': 'var(--eg-text-m)',
  '--pagination-active-bg': 'var(--eg-accent)',
  '--pagination-active-color': 'var(--eg-accent-ink)',
};

/** Numbered pagination. Renders nothing for a single page, and "Page 2 of 9" on narrow screens. */
export function NumberedPager({ label, page, pages, onGo }: Props) {
  if (pages <= 1) return null;
  return (
    <Box component="nav" aria-label={label} mt="md">
      <Pagination
        layout="responsive"
        size={44}
        vars={() => ({ root: look })}
        value={page}
        total={pages}
        onChange={onGo}
        getItemProps={(item) => ({ 'aria-label': m.components_numbered_pager_page({ item }) })}
        getControlProps={(control) => ({ 'aria-label': controlNames[control] })}
        formatLabel={({ page: now, totalPages }) => m.components_numbered_pager_page_of({ now, totalPages })}
      />
    </Box>
  );
}
