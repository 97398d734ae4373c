import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { Markup } from '#client/components/markup.tsx';
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
  { id: 'label', label: m.admin_data(), isName: true, cell: ({ label }) => label },
  { id: 'count', label: m.admin_records(), align: 'end', cell: ({ count }) => count.toLocaleString(locale) },
  {
    id: 'outcome',
    label: m.admin_when_deleted(),
    cell: ({ isKept }) =>
      isKept ? (
        <StatusBadge tone="warn">{m.admin_person_data_kept_without_name_email()}</StatusBadge>
      ) : (
        <StatusBadge>{m.admin_deleted_2()}</StatusBadge>
      ),
  },
];

/** Data stored about one email address, with buttons to export and delete it. */
export function PersonData({ person }: { person: Person }) {
  const { email, userId, isAdmin, otherAddresses, groups } = person;
  const [isAsking, setIsAsking] = useState(false);
  const copy = trpc.admin.privacy.exportPerson.useMutation({
    meta: {
      success: {
        title: m.admin_person_data_your_download_has_started(),
        description: m.admin_person_data_contains_personal_data_delete(),
      },
      failure: m.admin_nothing_was_exported(),
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
      <EmptyState title={m.admin_person_data_nothing_stored_about_address()}>
        {m.admin_person_data_check_spelling_ask_they()}
      </EmptyState>
    );
  return (
    <>
      <Text>
        <Markup
          parts={
            userId
              ? m.admin_person_data_has_account.parts({ address: email })
              : m.admin_person_data_has_no_account.parts({ address: email })
          }
          tags={{
            email: (text) => <strong dir="auto">{text}</strong>,
            link: (text) => <AdminLink href={`${adminPaths.users}/${userId}`}>{text}</AdminLink>,
          }}
        />
      </Text>
      {otherAddresses.length > 0 && (
        <Text>
          <Markup
            parts={m.admin_person_data_also_known_look_up.parts({ otherAddresses: otherAddresses.join(', ') })}
            tags={{ span: (text) => <span dir="auto">{text}</span> }}
          />
        </Text>
      )}
      <AdminList
        label={m.admin_person_data_data_about({ email })}
        rows={groups}
        columns={columns}
        keyOf={({ group }) => group}
        isBare
      />
      <Group gap="sm">
        <BusyButton
          variant="default"
          isBusy={copy.isPending}
          busyLabel={m.admin_exporting()}
          onClick={() => copy.mutate({ email })}
        >
          {m.admin_export_this_person()}
        </BusyButton>
        {!isAdmin && (
          <Button variant="outline" color="danger" onClick={() => setIsAsking(true)}>
            {m.admin_delete_this_person_2()}
          </Button>
        )}
      </Group>
      {isAdmin && <Text c="dimmed">{m.admin_person_data_admins_account_admins_delete()}</Text>}
      <EraseDialog person={person} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}
