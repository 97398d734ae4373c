import { Button, Group, Text } from '@mantine/core';
import { IconArrowBarToUp, IconChevronLeft, IconChevronRight, type Icon } from '@tabler/icons-react';
import { focusTop } from '#client/lib/focus-top.ts';

/** A list whose pages are counted. */
type Counted = { page: number; pages: number; onPage: (page: number) => void };

/** A list that only knows where its next page begins. The browser's own back leads to the page before. */
type ByCursor = {
  /** Of the page after this one; nothing on the last page. */
  nextCursor: string | null | undefined;
  /** Of the page that is shown; undefined for the first one. */
  after: string | undefined;
  onGo: (cursor: string | undefined) => void;
};

type Props = (Counted | ByCursor) & {
  /** Name for screen readers, where a screen has more than one list: "Pages of prompts". */
  label?: string;
  /** Another page is being fetched. */
  isBusy?: boolean;
};

/** Leads from page to page of a list. Draws nothing where one page is all. */
export function Pager({ label = 'Pages', isBusy = false, ...list }: Props) {
  const steps = 'pages' in list ? countedSteps(list) : cursorSteps(list, isBusy);
  if (!steps) return null;
  return (
    <Group component="nav" gap="xs" aria-label={label}>
      {steps}
    </Group>
  );
}

function countedSteps({ page, pages, onPage }: Counted) {
  if (pages <= 1) return undefined;
  return (
    <>
      <Step icon={IconChevronLeft} label="Back" isOff={page <= 1} onGo={() => onPage(page - 1)} />
      <Text>
        Page {page} of {pages}
      </Text>
      <Step icon={IconChevronRight} label="Next" isOff={page >= pages} onGo={() => onPage(page + 1)} isForward />
    </>
  );
}

function cursorSteps({ nextCursor, after, onGo }: ByCursor, isBusy: boolean) {
  if (!nextCursor && after === undefined) return undefined;
  const go = (cursor: string | undefined) => {
    onGo(cursor);
    // The button goes away or changes under the focus.
    focusTop();
  };
  return (
    <>
      {after !== undefined && <Step icon={IconArrowBarToUp} label="First page" onGo={() => go(undefined)} />}
      {nextCursor && (
        <Step icon={IconChevronRight} label="Next page" isOff={isBusy} onGo={() => go(nextCursor)} isForward />
      )}
    </>
  );
}

type StepProps = { icon: Icon; label: string; onGo: () => void; isOff?: boolean; isForward?: boolean };

function Step({ icon: StepIcon, label, onGo, isOff, isForward }: StepProps) {
  const icon = <StepIcon size={18} stroke={1.7} aria-hidden />;
  return (
    <Button
      variant="default"
      disabled={isOff}
      {...(isForward ? { rightSection: icon } : { leftSection: icon })}
      onClick={onGo}
    >
      {label}
    </Button>
  );
}
