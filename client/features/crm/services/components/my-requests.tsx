import { IconMessages } from '@tabler/icons-react';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { ShowMore } from '#client/components/member/show-more.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { RequestItem } from './request-item.tsx';

/** One's own requests, newest first. */
export function MyRequests() {
  return (
    <Panel title="My requests" lead="Newest first. You also get a notification and an email when something changes.">
      <Requests />
    </Panel>
  );
}

function Requests() {
  const list = trpc.services.list.useInfiniteQuery(
    {},
    // Our team may have answered since.
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  if (!list.data && list.error)
    return (
      <FetchProblem
        title="We couldn’t load your requests"
        error={list.error}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  if (!list.data) return <LinesSkeleton lines={2} height={120} />;
  const requests = list.data.pages.flatMap(({ items }) => items);
  if (requests.length === 0)
    return (
      <EmptyState icon={IconMessages} title="No requests yet">
        <p>Your requests and our replies show up here.</p>
      </EmptyState>
    );
  return (
    <>
      <ul>
        {requests.map((request, index) => (
          <RequestItem key={request.id} request={request} isFirst={index === 0} />
        ))}
      </ul>
      <ShowMore list={list} label="Show older requests" failure="We couldn’t load older requests" />
    </>
  );
}
