import { List, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { Markup } from '#client/components/markup.tsx';
import { erasePersonInput } from '#shared/schemas/privacy.ts';
import { deletionWord } from '#shared/schemas/settings.ts';
import { ConfirmDialog } from '#client/components/admin/confirm-dialog.tsx';
import { ConfirmWordField } from '#client/components/fields.tsx';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import type { DataGroup } from './person-data.tsx';

const check = schemaResolver(erasePersonInput, { sync: true });

type Props = { person: RouterOutputs['admin']['privacy']['person']; isOpen: boolean; onClose: () => void };

/** Confirms a deletion: lists what gets deleted and what stays, and asks the admin to type a word. */
export function EraseDialog({ person, isOpen, onClose }: Props) {
  const { email, userId, groups } = person;
  const form = useForm({
    initialValues: { email, confirm: '' },
    validate: ({ confirm, ...rest }) => check({ ...rest, confirm: confirm.trim() }),
  });
  const utils = trpc.useUtils();
  const erase = trpc.admin.privacy.erasePerson.useMutation({
    meta: {
      success: { title: m.admin_person_deleted(), description: m.admin_erase_dialog_let_them_know_done() },
      failure: m.admin_nothing_was_deleted(),
    },
    onSuccess: () => {
      return utils.admin.invalidate();
    },
  });
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title={m.admin_delete_this_person()}
      text={
        <Stack gap="sm">
          <Text>
            <Markup
              parts={
                userId
                  ? m.admin_erase_dialog_deletes_everything_about_right.parts({ email })
                  : m.admin_erase_dialog_deletes_everything_about_right_2.parts({ email })
              }
              tags={{ bold: (text) => <strong dir="auto">{text}</strong> }}
            />
          </Text>
          <Groups title={m.admin_deleted()} groups={groups.filter(({ isKept }) => !isKept)} />
          <Groups
            title={m.admin_erase_dialog_kept_bookkeeping_without_name()}
            groups={groups.filter(({ isKept }) => isKept)}
          />
          <Text>{m.admin_erase_dialog_also_keep_audit_log()}</Text>
        </Stack>
      }
      confirmLabel={m.admin_delete()}
      tone="danger"
      onConfirm={async () => {
        if (form.validate().hasErrors) {
          form.getInputNode('confirm')?.focus();
          return false;
        }
        return erase.mutateAsync({ email, confirm: deletionWord });
      }}
      focusAfter={() => document.querySelector<HTMLElement>('main input[type=email]')?.focus()}
    >
      <ConfirmWordField word={deletionWord} {...form.getInputProps('confirm')} />
    </ConfirmDialog>
  );
}

function Groups({ title, groups }: { title: string; groups: readonly DataGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <div>
      <Text>{title}</Text>
      <List withPadding>
        {groups.map(({ group, label, count }) => (
          <List.Item key={group}>
            {label} ({count.toLocaleString(locale)})
          </List.Item>
        ))}
      </List>
    </div>
  );
}
