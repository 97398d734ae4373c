import { SimpleGrid } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { m } from '#messages';
import { workKinds } from '#shared/domain/operations.ts';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { useUrlState } from '#client/lib/url-state.ts';
import { FailedWork } from '../components/failed-work.tsx';
import { Processes, Queues, Schedules, WorkCounts } from '../components/work.tsx';

const kindSchema = z.object({ kind: z.enum(workKinds).optional().catch(undefined) });

/** Background work: queued and failed jobs, and scheduled tasks. */
export function JobsScreen() {
  const { kind } = useUrlState(kindSchema)[0];
  const jobs = trpc.admin.operations.jobs.useQuery(undefined, { refetchInterval: 15_000 });
  /** Whether the button was pressed: automatic refetches don't show on it. */
  const [isLooking, setIsLooking] = useState(false);
  const look = async () => {
    setIsLooking(true);
    await jobs.refetch();
    setIsLooking(false);
  };
  return (
    <AdminLayout
      title={m.admin_jobs()}
      lead={m.admin_jobs_background_work_database_stores()}
      aside={
        <BusyButton
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden />}
          isBusy={isLooking}
          busyLabel={m.admin_checking()}
          onClick={() => void look()}
        >
          {m.admin_check_again()}
        </BusyButton>
      }
    >
      <Fetched query={jobs} problem={m.admin_jobs_failed_load_jobs()}>
        {({ kinds, queues, queueStore, processes }) => (
          <>
            <WorkCounts kinds={kinds} shown={kind} />
            {kind && <FailedWork key={kind} kind={kind} />}
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              <Queues queues={queues} store={queueStore} />
              <Processes processes={processes} />
            </SimpleGrid>
            <Schedules processes={processes} />
          </>
        )}
      </Fetched>
    </AdminLayout>
  );
}
