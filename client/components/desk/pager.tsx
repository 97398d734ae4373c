import { Button, Group } from '@mantine/core';
import { IconArrowBarToUp, IconArrowRight } from '@tabler/icons-react';
import { focusTop } from './desk-layout.tsx';

type Props = {
  /** Of the page after this one; nothing on the last page. */
  nextCursor: string | null | undefined;
  /** Of the page that is shown; undefined for the first one. */
  after: string | undefined;
  onGo: (cursor: string | undefined) => void;
  /** The next page is being fetched. */
  isBusy?: boolean;
};

/** The ways through a list that comes in pages; back is the browser's own. Nothing where one page is all. */
export function Pager({ nextCursor, after, onGo, isBusy = false }: Props) {
  if (!nextCursor && after === undefined) return null;
  const go = (cursor: string | undefined) => {
    onGo(cursor);
    // The button goes away or changes under the focus.
    focusTop();
  };
  return (
    <Group component="nav" gap="xs" aria-label="Pages">
      {after !== undefined && (
        <Button
          variant="default"
          leftSection={<IconArrowBarToUp size={18} stroke={1.7} aria-hidden />}
          onClick={() => go(undefined)}
        >
          First page
        </Button>
      )}
      {nextCursor && (
        <Button
          variant="default"
          rightSection={<IconArrowRight size={18} stroke={1.7} aria-hidden />}
          disabled={isBusy}
          onClick={() => go(nextCursor)}
        >
          Next page
        </Button>
      )}
    </Group>
  );
}
