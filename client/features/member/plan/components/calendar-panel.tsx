import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconCalendarPlus, IconCopy, IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { m } from '#messages';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { InlineQuestion } from '#client/components/ui/inline-question.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { Problem } from '#client/components/card-form.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useCopy } from '#client/lib/use-copy.ts';

/** Lets members subscribe to their plan in their own calendar, with a secret URL. */
export function CalendarPanel() {
  const link = trpc.plan.calendar.useQuery();
  if (link.isError && link.data === undefined) {
    return (
      <FetchProblem
        title={m.member_calendar_panel_couldnt_load_calendar_link()}
        error={link.error}
        onRetry={() => void link.refetch()}
        isRetrying={link.isRefetching}
      />
    );
  }
  return (
    <Panel title={m.member_in_your_calendar()} lead={m.member_calendar_panel_see_tasks_google_apple()}>
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
    meta: { failure: m.member_calendar_panel_couldnt_create_link() },
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
        {m.member_calendar_panel_add_to_your_calendar()}
      </Button>
      {make.error && <Problem title={sentenceOf(make.error)} />}
    </>
  );
}

const copyLabels = {
  done: m.member_address_copied(),
  failed: m.member_my_link_copy_it_by_hand(),
  byHand: m.member_calendar_panel_weve_selected_address(),
};

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
        aria-label={m.member_your_calendar_address()}
      >
        {url}
      </Code>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconCopy size={20} stroke={1.7} aria-hidden />}
          onClick={() => void copy(url)}
        >
          {m.member_copy_the_address()}
        </Button>
        <Button
          component="a"
          variant="default"
          href={url.replace(/^https?:/, 'webcal:')}
          leftSection={<IconCalendarPlus size={20} stroke={1.7} aria-hidden />}
        >
          {m.member_open_in_calendar()}
        </Button>
      </Group>
      <Text c="dimmed" fz="sm">
        {m.member_calendar_panel_google_calendar_go_other()}
      </Text>
      <Button
        component="a"
        variant="subtle"
        px="xs"
        href={`${url}?download`}
        download
        leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
      >
        {m.member_calendar_panel_download_once_file()}
      </Button>
      <Text c="dimmed" fz="sm">
        {m.member_calendar_panel_anyone_address_can_see()}
      </Text>
      <Ending />
    </Stack>
  );
}

/** Buttons that invalidate the current URL. Both ask for confirmation. */
function Ending() {
  const utils = trpc.useUtils();
  const [asked, setAsked] = useState<'renew' | 'remove'>();
  const make = useMakeLink();
  const remove = trpc.plan.removeCalendarLink.useMutation({
    meta: {
      success: { title: m.member_calendar_link_removed() },
      failure: m.member_calendar_panel_couldnt_remove_link(),
    },
    onSuccess: () => {
      utils.plan.calendar.setData(undefined, null);
    },
  });
  if (!asked) {
    return (
      <Group gap={0}>
        <Button variant="subtle" px="xs" onClick={() => setAsked('renew')}>
          {m.member_new_address()}
        </Button>
        <Button variant="subtle" px="xs" onClick={() => setAsked('remove')}>
          {m.member_remove()}
        </Button>
      </Group>
    );
  }
  const confirm = () => {
    if (asked === 'remove') return remove.mutate();
    make.mutate(undefined, {
      onSuccess: () => {
        setAsked(undefined);
        showToast({ title: m.member_new_address_created() });
      },
    });
  };
  return (
    <InlineQuestion
      label={asked === 'renew' ? m.member_new_address() : m.member_remove()}
      question={m.member_calendar_panel_current_address_will_stop()}
      yes={asked === 'renew' ? m.member_calendar_panel_make_a_new_one() : m.member_remove_it()}
      no={m.member_keep_it()}
      isBusy={make.isPending || remove.isPending}
      onYes={confirm}
      onNo={() => setAsked(undefined)}
    />
  );
}
