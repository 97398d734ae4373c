/** Where an admin begins: what waits now, and who waits for an answer. */
import { Paper, SimpleGrid, Stack, Text } from '@mantine/core';
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
import classes from './home-screen.module.css';
import { answerTimeLabel, countLabel, waits, type Wait } from '../waits.ts';

/** How often the leads are asked for; the figures are by the menu. */
const everyMs = 60_000;

export function HomeScreen() {
  // The menu polls these counts; the screen also refetches them on each visit.
  const waiting = trpc.admin.inbox.waiting.useQuery(undefined, { staleTime: 5000 });
  const next = trpc.admin.inbox.list.useQuery({ show: 'waiting' }, { staleTime: 5000, refetchInterval: everyMs });
  return (
    <AdminLayout title="Today" lead={waiting.data ? answerTimeLabel(waiting.data.medianAnswerSec) : leadLoading}>
      <Fetched query={waiting} problem="Failed to load open items" lines={1} height={104}>
        {(counts) =>
          waits(counts).every(({ count }) => count === 0) ? (
            <EmptyState title="You’re all caught up.">New leads and requests show up here as they come in.</EmptyState>
          ) : (
            <WaitingTiles tiles={waits(counts)} />
          )
        }
      </Fetched>
      <Panel title="Answer next" lead="Promised replies, longest overdue first. Times are in New York time.">
        <Fetched query={next} problem="Failed to load the leads" lines={3}>
          {({ items, nextCursor }) => <NextAnswers leads={items} hasMore={nextCursor !== null} />}
        </Fetched>
      </Panel>
    </AdminLayout>
  );
}

/** A figure for each thing that may wait, and the way to its list. */
function WaitingTiles({ tiles }: { tiles: readonly Wait[] }) {
  return (
    <SimpleGrid component="ul" aria-label="Open items" cols={{ base: 2, sm: 5 }} spacing="sm" className={classes.tiles}>
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

/** So many are shown; the inbox has the rest. */
const shown = 10;

function NextAnswers({ leads, hasMore }: { leads: readonly Lead[]; hasMore: boolean }) {
  const now = useNow();
  const columns: readonly Column<Lead>[] = [
    { id: 'who', label: 'Lead', isName: true, share: '22%', cell: ({ name, email }) => name ?? email },
    { id: 'due', label: 'Answer', cell: (lead) => <DueBadge lead={lead} now={now} /> },
    { id: 'kind', label: 'From', isMinor: true, share: '13%', cell: ({ kind }) => leadKindLabels[kind] },
    { id: 'said', label: 'What they said', share: '28%', cell: ({ summary }) => summary },
    { id: 'owner', label: 'Owner', isMinor: true, share: '14%', cell: ({ owner }) => owner?.email },
    { id: 'when', label: 'When', cell: ({ occurredAt }) => <Moment at={occurredAt} /> },
  ];
  return (
    <Stack gap="xs">
      <AdminList
        label="Answer next"
        rows={leads.slice(0, shown)}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `${adminPaths.inbox}/${id}?show=waiting`}
        isBare
        empty={<Text c="dimmed">No one’s waiting on a reply.</Text>}
      />
      {(hasMore || leads.length > shown) && (
        <LoneLink href={`${adminPaths.inbox}?show=waiting`}>See all waiting</LoneLink>
      )}
    </Stack>
  );
}
