import { NativeSelect, SimpleGrid } from '@mantine/core';
import { ledgerDays } from '#shared/schemas/operations.ts';
import { DeskLayout } from '#client/components/desk/desk-layout.tsx';
import { Fetched } from '#client/components/desk/fetched.tsx';
import { useListState } from '#client/components/desk/use-list-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ModelBudget, ModelCalls, ModelDays, ProfileWriters } from '../components/ledger.tsx';

const times = ledgerDays.map((days) => ({
  value: String(days),
  label: days === 1 ? 'Today' : `The last ${days} days`,
}));

/** What the model was asked, what it cost, and who wrote the profiles. */
export function AiScreen() {
  const list = useListState<{ days: string }>({ days: '7' }, { days: times.map(({ value }) => value) });
  const days = ledgerDays.find((known) => String(known) === list.state.days) ?? 7;
  const ledger = trpc.admin.operations.ai.useQuery(
    { days, ...(list.after ? { cursor: list.after } : {}) },
    { placeholderData: (before) => before },
  );
  return (
    <DeskLayout
      title="AI ledger"
      lead="Every call to the model: what it was for, what it cost, and where the built-in engine wrote instead. Days begin at midnight UTC."
      aside={
        <NativeSelect
          aria-label="Time"
          value={list.state.days}
          data={times}
          onChange={(event) => list.set({ days: event.currentTarget.value })}
        />
      }
    >
      <Fetched query={ledger} problem="The calls to the model could not be loaded">
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
    </DeskLayout>
  );
}
