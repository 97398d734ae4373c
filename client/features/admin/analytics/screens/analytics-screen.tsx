import '@mantine/charts/styles.css';
import { List, SimpleGrid, Stack } from '@mantine/core';
import { m } from '#messages';
import { definitions, analyticsRanges, type Definition, type AnalyticsRange } from '#shared/domain/analytics.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { PeriodSelect } from '#client/components/admin/period-select.tsx';
import { useListState } from '#client/components/admin/use-list-state.ts';
import { Fold } from '#client/components/ui/fold.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { groupings, OriginsPanel } from '../components/groups-panel.tsx';
import { MoneyPanel } from '../components/money-panel.tsx';
import { PeriodsPanel, StagesPanel } from '../components/people-panels.tsx';
import { recounted } from '../components/recounted.ts';
import { StepsPanel } from '../components/steps-panel.tsx';

const defaults: { days: string; by: string } = { days: '30', by: groupings[0] };
const choices = { days: analyticsRanges.map(String), by: groupings };

/** Analytics: visitors, conversations, the stages they reached, and their origins. */
export function AnalyticsScreen() {
  const list = useListState(defaults, choices);
  const days = Number(list.state.days) as AnalyticsRange;
  const overview = trpc.admin.numbers.overview.useQuery({ days }, recounted);
  const steps = trpc.admin.numbers.steps.useQuery({ days }, recounted);
  const isOld = overview.isPlaceholderData || steps.isPlaceholderData;
  return (
    <AdminLayout
      title={m.admin_numbers()}
      lead={m.admin_analytics_see_who_visited_who()}
      aside={<PeriodSelect days={analyticsRanges} value={list.state.days} onChange={(days) => list.set({ days })} />}
    >
      <Stack opacity={isOld ? 0.6 : undefined} aria-busy={isOld}>
        <Fetched query={overview} problem={m.admin_analytics_failed_load_numbers()} lines={2} height={360}>
          {(data) =>
            data.total.page === 0 && data.forms.total === 0 ? (
              <EmptyState title={m.admin_analytics_no_visits_period()}>
                {m.admin_analytics_count_visit_when_someone()}
              </EmptyState>
            ) : (
              <>
                <SimpleGrid cols={{ base: 1, md: 2 }}>
                  <StagesPanel total={data.total} before={data.before} />
                  <PeriodsPanel periods={data.periods} unit={data.range.unit} />
                </SimpleGrid>
                <OriginsPanel
                  data={data}
                  by={groupings.find((known) => known === list.state.by)!}
                  onBy={(by) => list.set({ by }, { replace: true })}
                />
              </>
            )
          }
        </Fetched>
        <MoneyPanel days={days} />
        <Fetched query={steps} problem={m.admin_analytics_failed_load_steps_chat()} lines={1} height={480}>
          {(data) => <StepsPanel scripts={data.scripts} />}
        </Fetched>
      </Stack>
      <WhatCounts />
    </AdminLayout>
  );
}

/** Explains the figures, as docs/analytics.md does. */
function WhatCounts() {
  return (
    <Fold label={m.admin_how_we_count()}>
      <List maw="68ch" spacing="xs" c="dimmed" withPadding>
        {(Object.keys(definitions) as Definition[]).map((name) => (
          <List.Item key={name}>{definitions[name]}</List.Item>
        ))}
      </List>
    </Fold>
  );
}
