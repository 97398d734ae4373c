/** Admin start page: open items, and people waiting for a reply. */
import { Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { m } from '#messages';
import { leadKindLabels } from '#shared/domain/inbox-labels.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLayout, leadLoading } from '#client/components/admin/admin-layout.tsx';
import { AdminLink, LoneLink } from '#client/components/admin/admin-link.tsx';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { DueBadge } from '#client/components/admin/due-badge.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { useNow } from '#client/components/admin/use-now.ts';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { SalesPanel } from '../components/sales-panel.tsx';
import classes from './home-screen.module.css';
import { answerTimeLabel, countLabel, waits, type Wait } from '../waits.ts';

/** Polling interval of the leads, in milliseconds; the menu polls the counts. */
const everyMs = 60_000;

export function HomeScreen() {
  // The menu polls these counts; the screen also refetches them on each visit.
  const waiting = trpc.admin.inbox.waiting.useQuery(undefined, { staleTime: 5000 });
  const next = trpc.admin.inbox.list.useQuery({ show: 'waiting' }, { staleTime: 5000, refetchInterval: everyMs });
  return (
    <AdminLayout
      title={m.admin_today()}
      lead={waiting.data ? answerTimeLabel(waiting.data.medianAnswerSec) : leadLoading}
    >
      <Fetched query={waiting} problem={m.admin_home_failed_load_open_items()} lines={1} height={104}>
        {(counts) =>
          waits(counts).every(({ count }) => count === 0) ? (
            <EmptyState title={m.admin_home_youre_all_caught_up()}>{m.admin_home_new_leads_requests_show()}</EmptyState>
          ) : (
            <WaitingTiles tiles={waits(counts)} />
          )
        }
      </Fetched>
      <SalesPanel />
      <Panel title={m.admin_answer_next()} lead={m.admin_home_promised_replies_longest_overdue()}>
        <Fetched query={next} problem={m.admin_home_failed_load_leads()} lines={3}>
          {({ items, nextCursor }) => <NextAnswers leads={items} hasMore={nextCursor !== null} />}
        </Fetched>
      </Panel>
    </AdminLayout>
  );
}

/** Tiles with the count of each kind of open item, linking to its list. */
function WaitingTiles({ tiles }: { tiles: readonly Wait[] }) {
  return (
    <SimpleGrid
      component="ul"
      aria-label={m.admin_open_items()}
      cols={{ base: 2, sm: 5 }}
      spacing="sm"
      className={classes.tiles}
    >
      {tiles.map(({ label, count, href, isUrgent }) => (
        <li key={label}>
          <Paper
            component={AdminLink}
            href={href}
            withBorder
            display="block"
            h="100%"
            px="md"
            py="sm"
            td="none"
            lh={1.3}
            c={isUrgent ? 'var(--eg-ink)' : 'dimmed'}
            {...(isUrgent && { bg: 'var(--eg-accent-soft)', bd: '1px solid var(--eg-accent)' })}
          >
            <Text
              span
              display="block"
              ff="heading"
              fz="var(--eg-text-4xl)"
              fw={650}
              c={isUrgent ? 'var(--eg-accent-text)' : count > 0 ? 'var(--eg-ink)' : 'dimmed'}
            >
              {countLabel(count)}
            </Text>{' '}
            {label}
          </Paper>
        </li>
      ))}
    </SimpleGrid>
  );
}

type Lead = RouterOutputs['admin']['inbox']['list']['items'][number];

/** Number of leads shown; the inbox has the rest. */
const shown = 10;

function NextAnswers({ leads, hasMore }: { leads: readonly Lead[]; hasMore: boolean }) {
  const now = useNow();
  const columns: readonly Column<Lead>[] = [
    { id: 'who', label: m.admin_lead(), isName: true, share: '22%', cell: ({ name, email }) => name ?? email },
    { id: 'due', label: m.admin_answer(), cell: (lead) => <DueBadge lead={lead} now={now} /> },
    { id: 'kind', label: m.admin_from(), isMinor: true, share: '13%', cell: ({ kind }) => leadKindLabels[kind] },
    { id: 'said', label: m.admin_what_they_said(), share: '28%', cell: ({ summary }) => summary },
    { id: 'owner', label: m.admin_owner(), isMinor: true, share: '14%', cell: ({ owner }) => owner?.email },
    { id: 'when', label: m.admin_when(), cell: ({ occurredAt }) => <Moment at={occurredAt} /> },
  ];
  return (
    <Stack gap="xs">
      <AdminList
        label={m.admin_answer_next()}
        rows={leads.slice(0, shown)}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `${adminPaths.inbox}/${id}?show=waiting`}
        isBare
        empty={<Text c="dimmed">{m.admin_home_no_ones_waiting_reply()}</Text>}
      />
      {(hasMore || leads.length > shown) && (
        <LoneLink href={`${adminPaths.inbox}?show=waiting`}>{m.admin_see_all_waiting()}</LoneLink>
      )}
    </Stack>
  );
}
