import { useForm } from '@mantine/form';
import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { changeEmailInput } from '#shared/schemas/auth.ts';
import { EmailField, PasswordField } from '#client/components/fields.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { formErrors } from '#client/lib/form-errors.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { PanelForm } from '#client/components/member/panel-form.tsx';
import classes from './settings.module.css';

type Props = { email: string; hasPassword: boolean };

/** Moves the account to another address. The move happens when the link in the mail to the new one is opened. */
export function EmailPanel({ email, hasPassword }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Panel
      title="Email address"
      lead={
        <>
          You sign in with <strong className={classes.address}>{email}</strong>.
        </>
      }
    >
      {sentTo && (
        <p role="status" className={classes.sent}>
          <IconMailForward size={22} stroke={1.7} aria-hidden />
          <span>
            We sent a link to <strong className={classes.address}>{sentTo}</strong>. Open it to make the change; until
            then everything stays as it is.
          </span>
        </p>
      )}
      {hasPassword ? (
        <ChangeEmail onSent={setSentTo} />
      ) : (
        <p className={classes.hint}>To change it, choose a password first: the change asks for one.</p>
      )}
    </Panel>
  );
}

function ChangeEmail({ onSent }: { onSent: (email: string | undefined) => void }) {
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: (values) => formErrors(changeEmailInput, values),
  });
  const change = trpc.auth.changeEmail.useMutation({
    meta: { success: { title: 'Link sent' }, failure: 'Email address not changed' },
    onMutate: () => onSent(undefined),
    onSuccess: (_result, { email }) => {
      form.reset();
      onSent(email);
    },
  });
  return (
    <PanelForm
      error={change.error}
      isBusy={change.isPending}
      label="Send the link"
      busyLabel="Sending…"
      onSubmit={form.onSubmit((values) => change.mutate(values))}
      onEdit={change.reset}
    >
      <EmailField
        label="New email address"
        description="A link goes to this address. The change is made when you open it."
        {...form.getInputProps('email')}
      />
      <PasswordField label="Your password" {...form.getInputProps('password')} />
    </PanelForm>
  );
}
