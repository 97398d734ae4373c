import { Text } from '@mantine/core';
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
const all = { value: '', label: 'All' };
const actionOptions = [all, ...actions.map((value) => ({ value, label: auditActions[value] }))];
const subjectOptions = [all, ...auditSubjects.map((value) => ({ value, label: subjectLabels[value].many }))];

/** What admins did, newest first. To be read alone: nothing here can be changed. */
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
    { value: '', label: 'Everyone' },
    ...(admins.data ?? []).map(({ id, email }) => ({ value: id, label: email ?? 'A deleted account' })),
  ];
  // From a link to an account that isn't listed, or not yet.
  if (adminId && !adminOptions.some(({ value }) => value === adminId))
    adminOptions.push({ value: adminId, label: 'One admin' });
  return (
    <AdminLayout
      title="Audit log"
      lead="Every change an admin has made, newest first. Entries can’t be changed or deleted."
    >
      <ListTools
        label="Audit log"
        list={list}
        selects={[
          { key: 'action', label: 'Action', options: actionOptions },
          { key: 'subject', label: 'About', options: subjectOptions },
          { key: 'adminId', label: 'Who did it', options: adminOptions },
        ]}
      />
      {subjectId && <Text>Only what was done to {subjectId}.</Text>}
      <Fetched query={query} problem="Failed to load the audit log" lines={6} height={72}>
        {({ items, nextCursor }) => (
          <>
            {items.length > 0 ? (
              <AuditList lines={items} hrefOf={list.hrefOf} isOld={query.isPlaceholderData} />
            ) : list.after ? (
              <EmptyPage />
            ) : (
              <EmptyState title={list.isNarrowed ? 'No matching entries.' : 'No changes yet.'}>
                {!list.isNarrowed && 'Every change you make in the desk is recorded here.'}
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

/** The number of the last line of the page before, as the address has it. */
function numberIn(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
