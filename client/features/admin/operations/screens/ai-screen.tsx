import { ledgerDays } from '#shared/schemas/operations.ts';
import { DeskLayout } from '#client/components/desk/desk-layout.tsx';
import { Fetched } from '#client/components/desk/fetched.tsx';
import { ListTools } from '#client/components/desk/list-tools.tsx';
import { useListState } from '#client/components/desk/use-list-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ModelBudget } from '../components/model-budget.tsx';
import { ModelCalls } from '../components/model-calls.tsx';
import { ModelDays } from '../components/model-days.tsx';
import { ProfileWriters } from '../components/profile-writers.tsx';

const values = ledgerDays.map(String);

/** What the model was asked, what it cost, and who wrote the profiles. */
export function AiScreen() {
  const list = useListState<{ days: string }>({ days: '7' }, { days: values });
  const days = ledgerDays.find((known) => String(known) === list.state.days) ?? 7;
  const ledger = trpc.admin.operations.ai.useQuery(
    { days, ...(list.after ? { cursor: list.after } : {}) },
    { placeholderData: (before) => before },
  );
  return (
    <DeskLayout
      title="AI ledger"
      lead="Every call to the model: what it was for, what it cost, and where the built-in engine wrote instead. Days begin at midnight UTC."
    >
      <ListTools
        label="AI ledger"
        list={list}
        selects={[
          {
            key: 'days',
            label: 'Time',
            options: ledgerDays.map((value) => ({
              value: String(value),
              label: value === 1 ? 'Today' : `The last ${value} days`,
            })),
          },
        ]}
      />
      <Fetched query={ledger} problem="The calls to the model could not be loaded">
        {(found) => (
          <>
            <ModelBudget ledger={found} />
            <ProfileWriters writers={found.writers} />
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
