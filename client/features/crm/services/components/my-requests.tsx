import { IconMessages } from '@tabler/icons-react';
import { m } from '#messages';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { ShowMore } from '#client/components/member/show-more.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { RequestItem } from './request-item.tsx';

/** Lists the member's own requests, newest first. */
export function MyRequests() {
  return (
    <Panel title={m.crm_my_requests()} lead={m.crm_my_requests_newest_first_also_get()}>
      <Requests />
    </Panel>
  );
}

function Requests() {
  const list = trpc.services.list.useInfiniteQuery(
    {},
    // Our team may have replied since.
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  if (!list.data && list.error)
    return (
      <FetchProblem
        title={m.crm_my_requests_couldnt_load_requests()}
        error={list.error}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  if (!list.data) return <LinesSkeleton lines={2} height={120} />;
  const requests = list.data.pages.flatMap(({ items }) => items);
  if (requests.length === 0)
    return (
      <EmptyState icon={IconMessages} title={m.crm_no_requests_yet_2()}>
        <p>{m.crm_my_requests_requests_replies_show_up()}</p>
      </EmptyState>
    );
  return (
    <>
      <ul>
        {requests.map((request, index) => (
          <RequestItem key={request.id} request={request} isFirst={index === 0} />
        ))}
      </ul>
      <ShowMore
        list={list}
        label={m.crm_show_older_requests()}
        failure={m.crm_my_requests_couldnt_load_older_requests()}
      />
    </>
  );
}
