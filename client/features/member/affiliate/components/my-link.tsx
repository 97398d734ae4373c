import { Alert, Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCopy, IconInfoCircle, IconShare2 } from '@tabler/icons-react';
import { useRef } from 'react';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { rememberedReferral } from '#client/lib/referral.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { useCopy } from '#client/lib/use-copy.ts';

/** Shows the referral link, ways to share it, and its results so far. */
export function MyLink() {
  const { data, error, refetch, isFetching } = trpc.affiliate.overview.useQuery();
  return (
    <Panel
      title={m.member_your_link()}
      lead={data ? m.member_my_link_add_ref_to_any_address({ code: data.code }) : m.member_one_moment()}
    >
      {data ? (
        <Stack>
          <LinkBox link={data.link} />
          {rememberedReferral() === data.code && (
            <Alert role="note" icon={<IconInfoCircle stroke={1.7} aria-hidden />}>
              {m.member_my_link_opened_own_link_browser()}
            </Alert>
          )}
          <Figures overview={data} />
        </Stack>
      ) : error ? (
        <FetchProblem
          title={m.member_my_link_couldnt_load_link()}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LinesSkeleton lines={2} height={60} />
      )}
    </Panel>
  );
}

function LinkBox({ link }: { link: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  const { copy } = useCopy(shown, {
    done: m.member_link_copied(),
    failed: m.member_my_link_copy_it_by_hand(),
    byHand: m.member_my_link_weve_selected_link(),
  });
  const share = () =>
    navigator.share({ title: brand.name, url: link }).catch((error: unknown) => {
      // Canceling the share dialog isn't a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy(link);
    });
  return (
    <Group gap="xs">
      <Paper
        component="p"
        ref={shown}
        radius="sm"
        bd="1px solid var(--eg-line-strong)"
        bg="var(--eg-bg)"
        px="md"
        py={10}
        fw={500}
        lh={1.4}
        flex="1 1 18rem"
        miw={0}
        style={{ overflowWrap: 'anywhere', userSelect: 'all' }}
        tabIndex={0}
        aria-label={m.member_my_link_your_link({ link })}
        role="textbox"
        aria-readonly
      >
        {link}
      </Paper>
      <Button leftSection={<IconCopy size={20} stroke={1.7} aria-hidden />} onClick={() => void copy(link)}>
        {m.member_copy_link()}
      </Button>
      {'share' in navigator && (
        <Button
          variant="default"
          leftSection={<IconShare2 size={20} stroke={1.7} aria-hidden />}
          onClick={() => void share()}
        >
          {m.member_share()}
        </Button>
      )}
    </Group>
  );
}

function Figures({ overview }: { overview: RouterOutputs['affiliate']['overview'] }) {
  const { clicks, signUps, pending, held, approved, creditCents } = overview;
  const figures: [string, string | number][] = [
    [m.member_visits(), clicks],
    [m.member_sign_ups(), signUps],
    [m.member_not_paid_yet(), pending],
    [m.member_on_hold(), held],
    [m.member_approved(), approved],
    [m.member_your_credit(), formatAmount(creditCents)],
  ];
  return (
    <SimpleGrid component="dl" type="container" cols={{ base: 2, '420px': 3, '720px': 6 }} spacing="xs" my={0}>
      {figures.map(([name, value]) => (
        <Paper key={name} radius="sm" px="sm" py="xs" bg="var(--eg-surface-2)">
          <Text component="dt" fz="sm" c="dimmed">
            {name}
          </Text>
          <Text component="dd" m={0} fw={650} fz="xl">
            {value}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
