/** Where an admin begins: what waits now, and who waits for an answer. */
import { DeskLayout, leadLoading } from '#client/components/desk/desk-layout.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Fetched } from '#client/components/desk/fetched.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { NextAnswers } from '../components/next-answers.tsx';
import { WaitingTiles } from '../components/waiting-tiles.tsx';
import { answerTimeWords, waits } from '../waits.ts';

/** How often the leads are asked for; the figures are by the menu. */
const everyMs = 60_000;

export function TodayScreen() {
  // The menu keeps asking; here it is looked at anew whenever somebody comes.
  const waiting = trpc.admin.inbox.waiting.useQuery(undefined, { staleTime: 5000 });
  const next = trpc.admin.inbox.list.useQuery({ show: 'waiting' }, { staleTime: 5000, refetchInterval: everyMs });
  return (
    <DeskLayout title="Today" lead={waiting.data ? answerTimeWords(waiting.data.medianAnswerSec) : leadLoading}>
      <Fetched query={waiting} problem="Failed to load what waits" lines={2} height={96}>
        {(counts) =>
          waits(counts).every(({ count }) => count === 0) ? (
            <EmptyState title="Nothing waits.">New leads and requests stand here as soon as they come.</EmptyState>
          ) : (
            <WaitingTiles tiles={waits(counts)} />
          )
        }
      </Fetched>
      <Panel title="Answer next" lead="Promised answers, the longest overdue first. Hours are New York time.">
        <Fetched query={next} problem="Failed to load the leads" lines={3}>
          {({ items, nextCursor }) => <NextAnswers leads={items} hasMore={nextCursor !== null} />}
        </Fetched>
      </Panel>
    </DeskLayout>
  );
}
