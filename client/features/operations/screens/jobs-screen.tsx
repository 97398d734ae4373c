import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { workKinds } from '../../../../shared/domain/operations.ts';
import { BusyButton } from '../../../components/desk/busy-button.tsx';
import { DeskLayout } from '../../../components/desk/desk-layout.tsx';
import { Fetched } from '../../../components/desk/fetched.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { FailedWork } from '../components/failed-work.tsx';
import { Queues } from '../components/queues.tsx';
import { Schedules } from '../components/schedules.tsx';
import { WorkCounts } from '../components/work-counts.tsx';

/** Background work: what waits, what failed, what runs by the clock. */
export function JobsScreen() {
  const asked = new URLSearchParams(useSearch()).get('kind');
  const kind = workKinds.find((known) => known === asked);
  const jobs = trpc.admin.operations.jobs.useQuery(undefined, { staleTime: 0, refetchInterval: 15_000 });
  /** Pressed: what is fetched by the clock does not show on the button. */
  const [isLooking, setIsLooking] = useState(false);
  const look = async () => {
    setIsLooking(true);
    await jobs.refetch();
    setIsLooking(false);
  };
  return (
    <DeskLayout
      title="Jobs"
      lead="Work that is done in the background. It stands in rows of the database; queues only wake the workers."
      aside={
        <BusyButton
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden />}
          isBusy={isLooking}
          busyLabel="Looking …"
          onClick={() => void look()}
        >
          Look again
        </BusyButton>
      }
    >
      <Fetched query={jobs} problem="The jobs could not be loaded">
        {({ kinds, queues, queueStore, processes }) => (
          <>
            <WorkCounts kinds={kinds} shown={kind} />
            {kind && <FailedWork key={kind} kind={kind} />}
            <Queues queues={queues} store={queueStore} />
            <Schedules processes={processes} />
          </>
        )}
      </Fetched>
    </DeskLayout>
  );
}
