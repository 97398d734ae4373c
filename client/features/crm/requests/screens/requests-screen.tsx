import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { m } from '#messages';
import { requestStatuses } from '#shared/domain/member.ts';
import { requestStatusLabels } from '#shared/domain/services-labels.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { EmptyPage } from '#client/components/admin/admin-list.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { listSearch, searchTerm } from '#client/components/admin/list-state.ts';
import { ListTools } from '#client/components/admin/list-tools.tsx';
import { Pager } from '#client/components/ui/pager.tsx';
import { isInVain, TooLittle } from '#client/components/admin/too-little.tsx';
import { useListState } from '#client/components/admin/use-list-state.ts';
import { toastFailure } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { uuidIn } from '#client/lib/uuid.ts';
import { RequestList } from '../components/request-list.tsx';
import { RequestPanel } from '../components/request-panel.tsx';
import classes from '../components/requests.module.css';

const defaults = { q: '', status: '', open: '' };
const statusOptions = [
  { value: '', label: m.crm_all() },
  ...requestStatuses.map((status) => ({ value: status, label: requestStatusLabels[status] })),
];
const problem = m.crm_requests_failed_load_service_requests();

/** Lists members' requests, newest first, with one open for a reply. */
export function RequestsScreen() {
  const list = useListState(defaults, { status: ['', ...requestStatuses] });
  const { q, status, open } = list.state;
  const openId = uuidIn(open);
  const term = searchTerm(q);
  const query = trpc.admin.serviceRequests.useQuery(
    {
      q: term,
      status: requestStatuses.find((known) => known === status),
      cursor: list.after,
    },
    // Other admins may reply, and members may send requests, while the screen is open.
    { enabled: !isInVain(term), placeholderData: (before) => before },
  );
  const { error } = query;
  useEffect(() => {
    if (error) toastFailure(problem, error);
  }, [error]);
  /** Whether a request was opened on this screen rather than by the initial URL; if so, its panel takes the focus. */
  const [isOpenedHere, setIsOpenedHere] = useState(false);
  const isNarrowed = q !== '' || status !== '';
  const hrefOf = (id: string) => adminPaths.requests + listSearch({ q, status, open: id }, defaults, list.after);
  return (
    <AdminLayout title={m.crm_service_requests()} lead={m.crm_requests_what_members_asked_newest()}>
      <div className={classes.split} data-open={openId !== undefined || undefined}>
        <Stack className={classes.side}>
          <ListTools
            label={m.crm_service_requests()}
            // The open request doesn't count as a filter.
            list={{ ...list, isNarrowed, clear: () => list.set({ q: '', status: '' }) }}
            search={{ key: 'q', label: m.crm_requests_search_name_email_words() }}
            selects={[{ key: 'status', label: m.crm_status(), options: statusOptions }]}
          />
          {isInVain(term) ? (
            <TooLittle />
          ) : (
            <Fetched query={query} problem={problem} lines={5} height={96}>
              {({ items, nextCursor }) => (
                <>
                  {items.length > 0 ? (
                    <RequestList
                      requests={items}
                      openId={openId}
                      hrefOf={hrefOf}
                      onOpen={() => setIsOpenedHere(true)}
                      isOld={query.isPlaceholderData}
                    />
                  ) : list.after ? (
                    <EmptyPage />
                  ) : (
                    <EmptyState title={isNarrowed ? m.crm_no_matching_requests() : m.crm_no_requests_yet()}>
                      {!isNarrowed && m.crm_requests_when_members_ask_service()}
                    </EmptyState>
                  )}
                  <Pager
                    nextCursor={nextCursor}
                    after={list.after}
                    onGo={list.setAfter}
                    isBusy={query.isPlaceholderData}
                  />
                </>
              )}
            </Fetched>
          )}
        </Stack>
        {openId && <RequestPanel key={openId} requestId={openId} closeHref={hrefOf('')} takesFocus={isOpenedHere} />}
      </div>
    </AdminLayout>
  );
}
