import { SimpleGrid } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { m } from '#messages';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { SystemParts, Versions } from '../components/system-parts.tsx';
import { TryMail } from '../components/try-mail.tsx';
import { Processes } from '../components/work.tsx';

/** System status: whether all dependencies are available, and their versions. */
export function SystemScreen() {
  const system = trpc.admin.operations.system.useQuery();
  return (
    <AdminLayout
      title={m.admin_system()}
      lead={m.admin_system_services_site_depends_checked()}
      aside={
        <BusyButton
          variant="default"
          leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden />}
          isBusy={system.isFetching}
          busyLabel={m.admin_checking()}
          onClick={() => void system.refetch()}
        >
          {m.admin_check_again()}
        </BusyButton>
      }
    >
      <Fetched query={system} problem={m.admin_system_failed_check_system()} lines={6}>
        {({ parts, checkedAt, processes }) => (
          <>
            <SystemParts parts={parts} checkedAt={checkedAt} />
            <Processes processes={processes} />
          </>
        )}
      </Fetched>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <TryMail />
        {system.data && <Versions report={system.data} />}
      </SimpleGrid>
    </AdminLayout>
  );
}
