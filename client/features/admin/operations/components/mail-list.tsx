import { Alert } from '@mantine/core';
import { IconMailPause } from '@tabler/icons-react';
import { mailStatuses } from '#shared/domain/accounts.ts';
import { mailStatusLabels, plainName } from '#shared/domain/operations.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminList, EmptyPage, type Column } from '#client/components/admin/admin-list.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { ListTools } from '#client/components/admin/list-tools.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { Pager } from '#client/components/ui/pager.tsx';
import { isInVain, TooLittle } from '#client/components/admin/too-little.tsx';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { mailHref, useMailList } from '../mail-list-state.ts';
import { MailStatusBadge } from './mail-status.tsx';

type Mail = RouterOutputs['admin']['operations']['mails']['items'][number];

const columns: readonly Column<Mail>[] = [
  { id: 'to', label: 'To', isName: true, share: '28%', cell: ({ to }) => to },
  { id: 'template', label: 'Mail', share: '18%', cell: ({ template }) => plainName(template) },
  { id: 'status', label: 'Status', cell: ({ status }) => <MailStatusBadge status={status} /> },
  { id: 'tries', label: 'Tries', isMinor: true, align: 'end', cell: ({ attempts }) => attempts },
  { id: 'error', label: 'Last error', share: '22%', cell: ({ lastError }) => lastError },
  { id: 'written', label: 'Written', cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** Every mail the site has written, newest first. */
export function MailList() {
  const list = useMailList();
  const { q, status, template } = list.state;
  const mails = trpc.admin.operations.mails.useQuery(
    {
      ...(q ? { q } : {}),
      ...(status ? { status: status as Mail['status'] } : {}),
      ...(template ? { template } : {}),
      ...(list.after ? { cursor: list.after } : {}),
    },
    { enabled: !isInVain(q), placeholderData: (before) => before },
  );
  const templates = mails.data?.templates ?? (template ? [template] : []);
  return (
    <AdminLayout title="Emails" lead="Every email the site has written: whether it was sent, and if not, why.">
      <ListTools
        label="Mails"
        list={list}
        search={{ key: 'q', label: 'Search by recipient' }}
        selects={[
          {
            key: 'status',
            label: 'Status',
            options: [
              { value: '', label: 'All' },
              ...mailStatuses.map((value) => ({ value, label: mailStatusLabels[value] })),
            ],
          },
          {
            key: 'template',
            label: 'Mail',
            options: [{ value: '', label: 'All' }, ...templates.map((value) => ({ value, label: plainName(value) }))],
          },
        ]}
      />
      {isInVain(q) ? (
        <TooLittle />
      ) : (
        <Fetched query={mails} problem="Failed to load the emails">
          {({ items, nextCursor, notice }) => (
            <>
              {notice && (
                <Alert icon={<IconMailPause aria-hidden />} title="Your street address is missing">
                  {notice}
                </Alert>
              )}
              <AdminList
                label="Mails"
                rows={items}
                columns={columns}
                keyOf={({ id }) => id}
                hrefOf={({ id }) => mailHref(id, list.state, list.after)}
                isOld={mails.isPlaceholderData}
                empty={list.after ? <EmptyPage /> : list.isNarrowed ? 'No matching emails' : 'No emails yet'}
              />
              <Pager nextCursor={nextCursor} after={list.after} onGo={list.setAfter} isBusy={mails.isPlaceholderData} />
            </>
          )}
        </Fetched>
      )}
    </AdminLayout>
  );
}
