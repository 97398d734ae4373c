import { SimpleGrid } from '@mantine/core';
import { m } from '#messages';
import { ledgerDays } from '#shared/schemas/operations.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { PeriodSelect } from '#client/components/admin/period-select.tsx';
import { useListState } from '#client/components/admin/use-list-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ModelBudget, ModelCalls, ModelDays, ProfileWriters } from '../components/ledger.tsx';

/** AI usage: calls to the model, their cost, and who wrote the profiles. */
export function AiScreen() {
  const list = useListState<{ days: string }>({ days: '7' }, { days: ledgerDays.map(String) });
  const days = ledgerDays.find((known) => String(known) === list.state.days) ?? 7;
  const ledger = trpc.admin.operations.ai.useQuery(
    { days, ...(list.after ? { cursor: list.after } : {}) },
    { placeholderData: (before) => before },
  );
  return (
    <AdminLayout
      title={m.admin_ai_ledger()}
      lead={m.admin_ai_every_call_model_what()}
      aside={<PeriodSelect days={ledgerDays} value={list.state.days} onChange={(days) => list.set({ days })} />}
    >
      <Fetched query={ledger} problem={m.admin_ai_failed_load_calls_model()}>
        {(found) => (
          <>
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              <ModelBudget ledger={found} />
              <ProfileWriters writers={found.writers} />
            </SimpleGrid>
            <ModelDays perDay={found.perDay} isOld={ledger.isPlaceholderData} />
            <ModelCalls
              calls={found.items}
              nextCursor={found.nextCursor}
              after={list.after}
              onGo={list.setAfter}
              isOld={ledger.isPlaceholderData}
            />
          </>
        )}
      </Fetched>
    </AdminLayout>
  );
}
