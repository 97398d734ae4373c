import { BarChart } from '@mantine/charts';
import { Box, Grid, Tabs } from '@mantine/core';
import { stageLabels, stages } from '#shared/domain/analytics.ts';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { Chart, chartLook } from './chart.tsx';
import { figure } from './figures.ts';

type Overview = RouterOutputs['admin']['numbers']['overview'];
type Group = Overview['landings'][number];

/** Groupings; the first is the default unless the URL names another. */
export const groupings = ['landing', 'city', 'source', 'campaign', 'form'] as const;
export type Grouping = (typeof groupings)[number];

type Words = {
  /** Of the tab and the table. */
  title: string;
  /** Heading of the first column: "Landing page". */
  name: string;
  /** Of those that have no name: "No campaign". */
  unnamed: string;
};

const words: Record<Exclude<Grouping, 'form'>, Words> = {
  landing: { title: 'By landing page', name: 'Landing page', unnamed: 'Unknown' },
  city: { title: 'By city page', name: 'City page', unnamed: 'Unknown' },
  source: { title: 'By source', name: 'Source', unnamed: 'Direct or unknown' },
  campaign: { title: 'By campaign', name: 'Campaign', unnamed: 'No campaign' },
};

/** As many bars as can be told apart. */
const drawn = 8;
const shortest = 22;
const shortened = (name: string) => (name.length > shortest ? `${name.slice(0, shortest - 1)}…` : name);

type Props = { data: Overview; by: Grouping; onBy: (by: Grouping) => void };

/** Counts per stage by origin, and by form. */
export function OriginsPanel({ data, by, onBy }: Props) {
  const { landings, cities, sources, campaigns } = data;
  const groups = { landing: landings, city: cities, source: sources, campaign: campaigns };
  return (
    <Panel title="Where they came from" lead="The first page people opened, and what brought them there.">
      <Tabs
        value={by}
        color="var(--eg-teal)"
        keepMounted={false}
        onChange={(value) => value && onBy(value as Grouping)}
      >
        <Tabs.List mb="md">
          {groupings.map((one) => (
            <Tabs.Tab key={one} value={one} mih={44}>
              {one === 'form' ? 'By form' : words[one].title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={by}>
          {by === 'form' ? <Forms forms={data.forms} /> : <Groups groups={groups[by]} words={words[by]} />}
        </Tabs.Panel>
      </Tabs>
    </Panel>
  );
}

function Groups({ groups, words: { title, name, unnamed } }: { groups: readonly Group[]; words: Words }) {
  if (groups.length === 0) return <EmptyState title="No one in this period" />;
  const nameOf = ({ key, isRest }: Group) => (isRest ? 'All others' : (key ?? unnamed));
  const rows = groups.slice(0, drawn).map((group) => ({ name: shortened(nameOf(group)), ...group.counts }));
  const columns: Column<Group>[] = [
    { id: 'name', label: name, isName: true, share: '40%', cell: nameOf },
    ...stages.map((stage): Column<Group> => ({
      id: stage,
      label: stageLabels[stage],
      align: 'end',
      cell: ({ counts }) => figure(counts[stage]),
    })),
  ];
  if (groups.some(({ forms }) => forms !== null))
    columns.push({ id: 'forms', label: 'Forms', align: 'end', cell: ({ forms }) => figure(forms ?? 0) });
  return (
    <Grid gap="xl">
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Chart
          caption={
            groups.length > drawn
              ? `People who came and who talked; the first ${drawn}.`
              : 'People who came and who talked.'
          }
        >
          <BarChart
            {...chartLook}
            h={60 + rows.length * 36}
            data={rows}
            dataKey="name"
            orientation="vertical"
            gridAxis="y"
            tickLine="none"
            series={[
              { name: 'page', label: stageLabels.page, color: 'var(--eg-line-strong)' },
              { name: 'chat', label: stageLabels.chat, color: 'var(--eg-teal)' },
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
      <Grid.Col span={{ base: 12, md: 7 }}>
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
  application: 'Applications',
  contact: 'Messages',
  bootcamp: 'Bootcamp',
  newsletter: 'Newsletter',
};

type FormRow = { kind: string; name: string; count: number };

const formColumns: readonly Column<FormRow>[] = [
  { id: 'form', label: 'Form', isName: true, cell: ({ name }) => name },
  { id: 'people', label: 'People', align: 'end', cell: ({ count }) => figure(count) },
];

/** People who sent a form. Counted separately from the stages of the chat. */
function Forms({ forms }: { forms: Overview['forms'] }) {
  if (forms.total === 0) return <EmptyState title="No forms in this period" />;
  const rows = [
    ...forms.kinds.map(({ kind, count }) => ({ kind, name: formNames[kind] ?? kind, count })),
    { kind: 'all', name: 'Total, each person counted once', count: forms.total },
  ];
  return (
    <Box maw={480}>
      <AdminList label="People by form" rows={rows} columns={formColumns} keyOf={({ kind }) => kind} isBare />
    </Box>
  );
}
