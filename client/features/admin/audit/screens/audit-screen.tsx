import { Text } from '@mantine/core';
import { m } from '#messages';
import { auditActions, auditSubjects, type AuditAction } from '#shared/domain/audit.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { EmptyPage } from '#client/components/admin/admin-list.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { ListTools } from '#client/components/admin/list-tools.tsx';
import { Pager } from '#client/components/ui/pager.tsx';
import { useListState } from '#client/components/admin/use-list-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { uuidIn } from '#client/lib/uuid.ts';
import { AuditList } from '../components/audit-list.tsx';
import { subjectLabels } from '../components/subject-labels.ts';

const defaults = { action: '', subject: '', subjectId: '', adminId: '' };
const actions = Object.keys(auditActions) as AuditAction[];
const all = { value: '', label: m.admin_all() };
const actionOptions = [all, ...actions.map((value) => ({ value, label: auditActions[value] }))];
const subjectOptions = [all, ...auditSubjects.map((value) => ({ value, label: subjectLabels[value].many }))];

/** Audit log of admin actions, newest first. Read-only. */
export function AuditScreen() {
  const list = useListState(defaults, { action: ['', ...actions], subject: ['', ...auditSubjects] });
  const { state } = list;
  const subjectId = /^[\w:./-]+$/.test(state.subjectId) ? state.subjectId : undefined;
  const adminId = uuidIn(state.adminId);
  const admins = trpc.admin.audit.admins.useQuery();
  const query = trpc.admin.audit.list.useQuery(
    {
      action: actions.find((known) => known === state.action),
      subject: auditSubjects.find((known) => known === state.subject),
      subjectId,
      adminId,
      cursor: numberIn(list.after),
    },
    { placeholderData: (before) => before },
  );
  const adminOptions = [
    { value: '', label: m.admin_everyone() },
    ...(admins.data ?? []).map(({ id, email }) => ({ value: id, label: email ?? m.admin_a_deleted_account() })),
  ];
  // A link may name an account that isn't listed, or not yet.
  if (adminId && !adminOptions.some(({ value }) => value === adminId))
    adminOptions.push({ value: adminId, label: m.admin_one_admin() });
  return (
    <AdminLayout title={m.admin_audit_log()} lead={m.admin_audit_every_change_admin_has()}>
      <ListTools
        label={m.admin_audit_log()}
        list={list}
        selects={[
          { key: 'action', label: m.admin_action(), options: actionOptions },
          { key: 'subject', label: m.admin_about(), options: subjectOptions },
          { key: 'adminId', label: m.admin_who_did_it(), options: adminOptions },
        ]}
      />
      {subjectId && <Text>{m.admin_audit_only_what_done({ subjectId })}</Text>}
      <Fetched query={query} problem={m.admin_audit_failed_load_audit_log()} lines={6} height={72}>
        {({ items, nextCursor }) => (
          <>
            {items.length > 0 ? (
              <AuditList lines={items} hrefOf={list.hrefOf} isOld={query.isPlaceholderData} />
            ) : list.after ? (
              <EmptyPage />
            ) : (
              <EmptyState title={list.isNarrowed ? m.admin_no_matching_entries() : m.admin_no_changes_yet()}>
                {!list.isNarrowed && m.admin_audit_every_change()}
              </EmptyState>
            )}
            <Pager
              nextCursor={nextCursor?.toString()}
              after={list.after}
              onGo={list.setAfter}
              isBusy={query.isPlaceholderData}
            />
          </>
        )}
      </Fetched>
    </AdminLayout>
  );
}

/** Returns the number of the previous page's last line, from the URL. */
function numberIn(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
