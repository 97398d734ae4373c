import { Alert } from '@mantine/core';
import { IconMailPause } from '@tabler/icons-react';
import { m } from '#messages';
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
  { id: 'to', label: m.admin_to(), isName: true, share: '28%', cell: ({ to }) => to },
  { id: 'template', label: m.admin_mail(), share: '18%', cell: ({ template }) => plainName(template) },
  { id: 'status', label: m.admin_status(), cell: ({ status }) => <MailStatusBadge status={status} /> },
  { id: 'tries', label: m.admin_tries(), isMinor: true, align: 'end', cell: ({ attempts }) => attempts },
  { id: 'error', label: m.admin_last_error(), share: '22%', cell: ({ lastError }) => lastError },
  { id: 'written', label: m.admin_written(), cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

/** Lists every email the site has created, newest first. */
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
    <AdminLayout title={m.admin_emails()} lead={m.admin_mail_list_every_email_site_has()}>
      <ListTools
        label={m.admin_mails()}
        list={list}
        search={{ key: 'q', label: m.admin_search_by_recipient() }}
        selects={[
          {
            key: 'status',
            label: m.admin_status(),
            options: [
              { value: '', label: m.admin_all() },
              ...mailStatuses.map((value) => ({ value, label: mailStatusLabels[value] })),
            ],
          },
          {
            key: 'template',
            label: m.admin_mail(),
            options: [
              { value: '', label: m.admin_all() },
              ...templates.map((value) => ({ value, label: plainName(value) })),
            ],
          },
        ]}
      />
      {isInVain(q) ? (
        <TooLittle />
      ) : (
        <Fetched query={mails} problem={m.admin_mail_list_failed_load_emails()}>
          {({ items, nextCursor, notice }) => (
            <>
              {notice && (
                <Alert icon={<IconMailPause aria-hidden />} title={m.admin_mail_list_street_address_missing()}>
                  {notice}
                </Alert>
              )}
              <AdminList
                label={m.admin_mails()}
                rows={items}
                columns={columns}
                keyOf={({ id }) => id}
                hrefOf={({ id }) => mailHref(id, list.state, list.after)}
                isOld={mails.isPlaceholderData}
                empty={
                  list.after ? <EmptyPage /> : list.isNarrowed ? m.admin_no_matching_emails() : m.admin_no_emails_yet()
                }
              />
              <Pager nextCursor={nextCursor} after={list.after} onGo={list.setAfter} isBusy={mails.isPlaceholderData} />
            </>
          )}
        </Fetched>
      )}
    </AdminLayout>
  );
}
