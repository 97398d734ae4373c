import '@mantine/charts/styles.css';
import { keepPreviousData } from '@tanstack/react-query';
import { numberRanges, type NumberRange } from '#shared/domain/numbers.ts';
import { DeskLayout } from '#client/components/desk/desk-layout.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Fetched } from '#client/components/desk/fetched.tsx';
import { ListTools } from '#client/components/desk/list-tools.tsx';
import { useListState } from '#client/components/desk/use-list-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { Overview } from '../components/answers.ts';
import { FormsPanel } from '../components/forms-panel.tsx';
import { GroupsPanel } from '../components/groups-panel.tsx';
import classes from '../components/numbers.module.css';
import { PeriodsPanel } from '../components/periods-panel.tsx';
import { StagesPanel } from '../components/stages-panel.tsx';
import { StepsPanel } from '../components/steps-panel.tsx';

const times = numberRanges.map((days) => ({
  value: String(days),
  label: days === 365 ? 'Last 12 months' : `Last ${days} days`,
}));
const defaults = { days: '30' };
const choices = { days: times.map(({ value }) => value) };

/** The server counts anew each minute. While another time is counted, the figures of before are still to be read. */
const anew = { staleTime: 60_000, refetchInterval: 60_000, placeholderData: keepPreviousData } as const;

/** Who came, who talked, how far they got, and where they came from. */
export function NumbersScreen() {
  const list = useListState(defaults, choices);
  const days = Number(list.state.days) as NumberRange;
  const overview = trpc.admin.numbers.overview.useQuery({ days }, anew);
  const steps = trpc.admin.numbers.steps.useQuery({ days }, anew);
  const isOld = overview.isPlaceholderData || steps.isPlaceholderData;
  return (
    <DeskLayout title="Numbers" lead="Who came, who talked, how far they got. Counted anew every minute.">
      <ListTools label="Time of the numbers" list={list} selects={[{ key: 'days', label: 'Time', options: times }]} />
      <div className={classes.stack} data-old={isOld || undefined} aria-busy={isOld}>
        <Fetched query={overview} problem="Failed to load the numbers" lines={3} height={240}>
          {(data) => (isEmpty(data) ? <Nothing /> : <Beginnings data={data} />)}
        </Fetched>
        <Fetched query={steps} problem="Failed to load the steps of the chat" lines={1} height={320}>
          {(data) => <StepsPanel scripts={data.scripts} />}
        </Fetched>
        {overview.data && !isEmpty(overview.data) && <Origins data={overview.data} />}
      </div>
    </DeskLayout>
  );
}

const isEmpty = ({ total, forms }: Overview) => total.page === 0 && forms.total === 0;

function Nothing() {
  return (
    <EmptyState title="Nobody came in this time">
      Visits are counted from the first page that somebody opens. Choose a longer time, or come back later.
    </EmptyState>
  );
}

function Beginnings({ data }: { data: Overview }) {
  return (
    <>
      <StagesPanel total={data.total} />
      <PeriodsPanel periods={data.periods} unit={data.range.unit} />
    </>
  );
}

function Origins({ data }: { data: Overview }) {
  return (
    <>
      <GroupsPanel
        title="By landing page"
        lead="The first page of the visit."
        nameLabel="Landing page"
        groups={data.landings}
        unnamed="Not known"
        of={['visit', 'cohort', 'forms']}
      />
      <GroupsPanel
        title="By city page"
        lead="Visits that began on the page of a city."
        nameLabel="City page"
        groups={data.cities}
        unnamed="Not known"
      />
      <GroupsPanel
        title="By source"
        lead="Where the link was that led here."
        nameLabel="Source"
        groups={data.sources}
        unnamed="Direct, or not told"
        of={['source']}
      />
      <GroupsPanel
        title="By campaign"
        lead="What the link called itself (utm_campaign)."
        nameLabel="Campaign"
        groups={data.campaigns}
        unnamed="No campaign"
        of={['forms']}
      />
      <FormsPanel forms={data.forms} />
    </>
  );
}
