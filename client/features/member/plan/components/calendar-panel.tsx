import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconCalendarPlus, IconCopy, IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { InlineQuestion } from '#client/components/ui/inline-question.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { Problem } from '#client/components/card-form.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useCopy } from '#client/lib/use-copy.ts';

/** The plan in one's own calendar, by a secret address. */
export function CalendarPanel() {
  const link = trpc.plan.calendar.useQuery();
  if (link.isError && link.data === undefined) {
    return (
      <FetchProblem
        title="We couldn’t load your calendar link"
        error={link.error}
        onRetry={() => void link.refetch()}
        isRetrying={link.isRefetching}
      />
    );
  }
  return (
    <Panel title="In your calendar" lead="See your tasks in Google, Apple or Outlook Calendar, always up to date.">
      {link.data === undefined ? (
        <LinesSkeleton lines={1} />
      ) : link.data === null ? (
        <MakeLink />
      ) : (
        <Link url={link.data.url} />
      )}
    </Panel>
  );
}

function useMakeLink() {
  const utils = trpc.useUtils();
  return trpc.plan.makeCalendarLink.useMutation({
    meta: { failure: 'We couldn’t create the link' },
    onSuccess: (link) => utils.plan.calendar.setData(undefined, link),
  });
}

function MakeLink() {
  const make = useMakeLink();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={20} stroke={1.7} aria-hidden />}
        loading={make.isPending}
        onClick={() => make.mutate()}
      >
        Add to your calendar
      </Button>
      {make.error && <Problem title={sentenceOf(make.error)} />}
    </>
  );
}

const copyLabels = { done: 'Address copied', failed: 'Copy it by hand', byHand: 'We’ve selected the address for you.' };

function Link({ url }: { url: string }) {
  const address = useRef<HTMLElement>(null);
  const { copy } = useCopy(address, copyLabels);
  return (
    <Stack gap="sm" align="flex-start">
      <Code
        ref={address}
        block
        w="100%"
        style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}
        aria-label="Your calendar address"
      >
        {url}
      </Code>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconCopy size={20} stroke={1.7} aria-hidden />}
          onClick={() => void copy(url)}
        >
          Copy the address
        </Button>
        <Button
          component="a"
          variant="default"
          href={url.replace(/^https?:/, 'webcal:')}
          leftSection={<IconCalendarPlus size={20} stroke={1.7} aria-hidden />}
        >
          Open in calendar
        </Button>
      </Group>
      <Text c="dimmed" fz="sm">
        In Google Calendar, go to Other calendars, choose From URL and paste it. Calendars update every few hours.
      </Text>
      <Button
        component="a"
        variant="subtle"
        px="xs"
        href={`${url}?download`}
        download
        leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
      >
        Download once as a file
      </Button>
      <Text c="dimmed" fz="sm">
        Anyone with this address can see your tasks. Shared it by mistake? Make a new one.
      </Text>
      <Ending />
    </Stack>
  );
}

/** Both end the present address, so both are asked about once more. */
function Ending() {
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<'renew' | 'remove'>();
  const make = useMakeLink();
  const remove = trpc.plan.removeCalendarLink.useMutation({
    meta: { success: { title: 'Calendar link removed' }, failure: 'We couldn’t remove the link' },
    onSuccess: () => {
      utils.plan.calendar.setData(undefined, null);
    },
  });
  if (!asked) {
    return (
      <Group gap={0}>
        <Button variant="subtle" px="xs" onClick={() => setAsked('renew')}>
          New address
        </Button>
        <Button variant="subtle" px="xs" onClick={() => setAsked('remove')}>
          Remove
        </Button>
      </Group>
    );
  }
  const confirm = () => {
    if (asked === 'remove') return remove.mutate();
    make.mutate(undefined, {
      onSuccess: () => {
        setAsked(undefined);
        showToast({ title: 'New address created' });
      },
    });
  };
  return (
    <InlineQuestion
      label={asked === 'renew' ? 'New address' : 'Remove'}
      question="The current address will stop working everywhere you use it."
      yes={asked === 'renew' ? 'Make a new one' : 'Remove it'}
      no="Keep it"
      isBusy={make.isPending || remove.isPending}
      onYes={confirm}
      onNo={() => setAsked(undefined)}
    />
  );
}
