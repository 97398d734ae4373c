import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { brand } from '#shared/brand.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { saveText } from '#client/lib/save-text.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { EraseDialog } from './erase-dialog.tsx';

type Person = RouterOutputs['admin']['privacy']['person'];
export type DataGroup = Person['groups'][number];

const columns: readonly Column<DataGroup>[] = [
  { id: 'label', label: 'Data', isName: true, cell: ({ label }) => label },
  { id: 'count', label: 'Records', align: 'end', cell: ({ count }) => count.toLocaleString('en-US') },
  {
    id: 'outcome',
    label: 'When deleted',
    cell: ({ isKept }) =>
      isKept ? <StatusBadge tone="warn">Kept without name and email</StatusBadge> : <StatusBadge>Deleted</StatusBadge>,
  },
];

/** Data stored about one email address, with buttons to export and delete it. */
export function PersonData({ person }: { person: Person }) {
  const { email, userId, isAdmin, otherAddresses, groups } = person;
  const [isAsking, setIsAsking] = useState(false);
  const copy = trpc.admin.privacy.exportPerson.useMutation({
    meta: {
      success: {
        title: 'Your download has started',
        description: 'It contains personal data. Delete it once you’ve sent it.',
      },
      failure: 'Nothing was exported',
    },
    onSuccess: (file) => {
      saveText(
        `${brand.slug}-person-${file.madeAt.slice(0, 10)}.json`,
        `${JSON.stringify(file, null, 1)}\n`,
        'application/json',
      );
    },
  });
  if (groups.length === 0)
    return (
      <EmptyState title="Nothing is stored about this address">
        Check the spelling, or ask if they used another email address.
      </EmptyState>
    );
  return (
    <>
      <Text>
        <strong dir="auto">{email}</strong>{' '}
        {userId ? (
          <>
            has <AdminLink href={`${adminPaths.users}/${userId}`}>an account</AdminLink>.
          </>
        ) : (
          'has no account.'
        )}
      </Text>
      {otherAddresses.length > 0 && (
        <Text>
          Also known as <span dir="auto">{otherAddresses.join(', ')}</span>. Look up and delete each one separately.
        </Text>
      )}
      <AdminList label={`Data about ${email}`} rows={groups} columns={columns} keyOf={({ group }) => group} isBare />
      <Group gap="sm">
        <BusyButton
          variant="default"
          isBusy={copy.isPending}
          busyLabel="Exporting …"
          onClick={() => copy.mutate({ email })}
        >
          Export this person
        </BusyButton>
        {!isAdmin && (
          <Button variant="outline" color="danger" onClick={() => setIsAsking(true)}>
            Delete this person
          </Button>
        )}
      </Group>
      {isAdmin && <Text c="dimmed">This is an admin’s account. Admins delete their own account in settings.</Text>}
      <EraseDialog person={person} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}
