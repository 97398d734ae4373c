import { List, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
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
      success: { title: 'Person deleted', description: 'Let them know it’s done.' },
      failure: 'Nothing was deleted',
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
      title="Delete this person?"
      text={
        <Stack gap="sm">
          <Text>
            This deletes everything about <strong dir="auto">{email}</strong> right away
            {userId ? ', including their account' : ''}. You can’t undo this.
          </Text>
          <Groups title="Deleted:" groups={groups.filter(({ isKept }) => !isKept)} />
          <Groups
            title="Kept for bookkeeping, without name and email:"
            groups={groups.filter(({ isKept }) => isKept)}
          />
          <Text>
            We also keep an audit log entry with IDs only and, if they unsubscribed, a fingerprint of their email
            address. Their data drops out of backups after two weeks.
          </Text>
        </Stack>
      }
      confirmLabel="Delete"
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
            {label} ({count.toLocaleString('en-US')})
          </List.Item>
        ))}
      </List>
    </div>
  );
}
