import { useState } from 'react';
import { deletionWord } from '#shared/schemas/settings.ts';
import { ConfirmDialog } from '#client/components/desk/confirm-dialog.tsx';
import { ConfirmWordField } from '#client/components/fields.tsx';
import { Refusal } from '#client/lib/failure.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import type { DataGroup } from './person-data.tsx';
import classes from './privacy.module.css';

type Props = { person: RouterOutputs['admin']['privacy']['person']; isOpen: boolean; onClose: () => void };

/** Confirms a deletion: lists what gets deleted and what stays, and asks the admin to type a word. */
export function EraseDialog({ person, isOpen, onClose }: Props) {
  const { email, userId, groups } = person;
  const [typed, setTyped] = useState('');
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
    setTyped('');
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title="Delete this person?"
      text={
        <div className={classes.question}>
          <p>
            This deletes everything about <strong dir="auto">{email}</strong> right away
            {userId ? ', including their account' : ''}. You can’t undo this.
          </p>
          <Groups title="Deleted:" groups={groups.filter(({ isKept }) => !isKept)} />
          <Groups
            title="Kept for bookkeeping, without name and email:"
            groups={groups.filter(({ isKept }) => isKept)}
          />
          <p>
            We also keep an audit log entry with IDs only and, if they unsubscribed, a fingerprint of their email
            address. Their data drops out of backups after two weeks.
          </p>
        </div>
      }
      confirmLabel="Delete"
      tone="danger"
      onConfirm={async () => {
        if (typed.trim() !== deletionWord) throw new Refusal(`Please type ${deletionWord} to confirm.`);
        await erase.mutateAsync({ email, confirm: deletionWord });
      }}
      focusAfter={() => document.querySelector<HTMLElement>('main input[type=email]')?.focus()}
    >
      <ConfirmWordField
        word={deletionWord}
        className={classes.confirm}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

function Groups({ title, groups }: { title: string; groups: readonly DataGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <ul>
        {groups.map(({ group, label, count }) => (
          <li key={group}>
            {label} ({count.toLocaleString('en-US')})
          </li>
        ))}
      </ul>
    </div>
  );
}
