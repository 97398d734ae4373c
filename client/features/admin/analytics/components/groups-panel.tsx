import { BarChart } from '@mantine/charts';
import { Box, Grid, Tabs } from '@mantine/core';
import { m } from '#messages';
import { stageLabels, stages } from '#shared/domain/analytics.ts';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { Chart, chartLook } from '#client/components/admin/chart.tsx';
import { figure } from '#client/components/admin/figures.ts';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';

type Overview = RouterOutputs['admin']['numbers']['overview'];
type Group = Overview['landings'][number];

/** Groupings; the first is the default unless the URL names another. */
export const groupings = ['landing', 'city', 'source', 'campaign', 'form'] as const;
export type Grouping = (typeof groupings)[number];

type Labels = {
  /** Title of the tab and the table. */
  title: string;
  /** Heading of the first column, such as "Landing page". */
  name: string;
  /** Label for a missing name, such as "No campaign". */
  unnamed: string;
};

const labels: Record<Exclude<Grouping, 'form'>, Labels> = {
  landing: { title: m.admin_by_landing_page(), name: m.admin_landing_page(), unnamed: m.admin_unknown() },
  city: { title: m.admin_by_city_page(), name: m.admin_city_page(), unnamed: m.admin_unknown() },
  source: { title: m.admin_by_source(), name: m.admin_source(), unnamed: m.admin_direct_or_unknown() },
  campaign: { title: m.admin_by_campaign(), name: m.admin_campaign(), unnamed: m.admin_no_campaign() },
};

/** Maximum number of bars that are easy to tell apart. */
const drawn = 8;
const shortest = 22;
const shortened = (name: string) => (name.length > shortest ? `${name.slice(0, shortest - 1)}…` : name);

type Props = { data: Overview; by: Grouping; onBy: (by: Grouping) => void };

/** Counts per stage, grouped by origin or form. */
export function OriginsPanel({ data, by, onBy }: Props) {
  const { landings, cities, sources, campaigns } = data;
  const groups = { landing: landings, city: cities, source: sources, campaign: campaigns };
  return (
    <Panel title={m.admin_groups_panel_where_they_came_from()} lead={m.admin_groups_panel_first_page_people_opened()}>
      <Tabs
        value={by}
        color="var(--eg-teal)"
        keepMounted={false}
        onChange={(value) => value && onBy(value as Grouping)}
      >
        <Tabs.List mb="md">
          {groupings.map((one) => (
            <Tabs.Tab key={one} value={one} mih={44}>
              {one === 'form' ? m.admin_by_form() : labels[one].title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={by}>
          {by === 'form' ? <Forms forms={data.forms} /> : <Groups groups={groups[by]} labels={labels[by]} />}
        </Tabs.Panel>
      </Tabs>
    </Panel>
  );
}

function Groups({ groups, labels: { title, name, unnamed } }: { groups: readonly Group[]; labels: Labels }) {
  if (groups.length === 0) return <EmptyState title={m.admin_groups_panel_no_one_period()} />;
  const nameOf = ({ key, isRest }: Group) => (isRest ? m.admin_all_others() : (key ?? unnamed));
  const rows = groups.slice(0, drawn).map((group) => ({ name: shortened(nameOf(group)), ...group.counts }));
  const columns: Column<Group>[] = [
    { id: 'name', label: name, isName: true, share: '28%', cell: nameOf },
    ...stages.map((stage): Column<Group> => ({
      id: stage,
      label: stageLabels[stage],
      align: 'end',
      cell: ({ counts }) => figure(counts[stage]),
    })),
  ];
  if (groups.some(({ forms }) => forms !== null))
    columns.push({ id: 'forms', label: m.admin_forms(), align: 'end', cell: ({ forms }) => figure(forms ?? 0) });
  return (
    <Grid gap="xl">
      <Grid.Col span={{ base: 12, xl: 4 }}>
        <Chart
          caption={
            groups.length > drawn
              ? m.admin_groups_panel_people_who_came_who({ drawn })
              : m.admin_groups_panel_people_who_came_who_2()
          }
        >
          <BarChart
            {...chartLook}
            h={60 + rows.length * 28}
            data={rows}
            dataKey="name"
            orientation="vertical"
            gridAxis="y"
            tickLine="none"
            series={[
              { name: 'page', label: stageLabels.page, color: 'var(--eg-line-strong)' },
              { name: 'engaged', label: stageLabels.engaged, color: 'var(--eg-teal)' },
            ]}
            withLegend
            maxBarWidth={14}
            barProps={{ radius: 3, isAnimationActive: false }}
            yAxisProps={{ width: 150, interval: 0 }}
            xAxisProps={{ allowDecimals: false }}
            valueFormatter={figure}
          />
        </Chart>
      </Grid.Col>
      <Grid.Col span={{ base: 12, xl: 8 }}>
        <AdminList
          key={title}
          label={title}
          rows={groups}
          columns={columns}
          keyOf={({ key, isRest }) => (isRest ? 'rest' : `key ${key ?? ''}`)}
          isBare
          first={drawn}
        />
      </Grid.Col>
    </Grid>
  );
}

const formNames: Record<string, string> = {
  application: m.admin_applications(),
  contact: m.admin_messages(),
  bootcamp: m.admin_bootcamp(),
  newsletter: m.admin_newsletter(),
};

type FormRow = { kind: string; name: string; count: number };

const formColumns: readonly Column<FormRow>[] = [
  { id: 'form', label: m.admin_form(), isName: true, cell: ({ name }) => name },
  { id: 'people', label: m.admin_people(), align: 'end', cell: ({ count }) => figure(count) },
];

/** People who sent a form, counted separately from the stages of the chat. */
function Forms({ forms }: { forms: Overview['forms'] }) {
  if (forms.total === 0) return <EmptyState title={m.admin_groups_panel_no_forms_period()} />;
  const rows = [
    ...forms.kinds.map(({ kind, count }) => ({ kind, name: formNames[kind] ?? kind, count })),
    { kind: 'all', name: m.admin_groups_panel_total_each_person_counted(), count: forms.total },
  ];
  return (
    <Box maw={480}>
      <AdminList label={m.admin_people_by_form()} rows={rows} columns={formColumns} keyOf={({ kind }) => kind} isBare />
    </Box>
  );
}
