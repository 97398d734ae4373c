import { useForm } from '@mantine/form';
import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { changeEmailInput } from '../../../../shared/schemas/auth.ts';
import { EmailField, PasswordField } from '../../../components/fields.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { formErrors } from '../../../lib/form-errors.ts';
import { toastFailure } from '../../../components/member/failures.ts';
import { showToast } from '../../../lib/toast.tsx';
import { Panel } from '../../../components/member/panel.tsx';
import { PanelForm } from '../../../components/member/panel-form.tsx';
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
    onMutate: () => onSent(undefined),
    onSuccess: (_result, { email }) => {
      form.reset();
      onSent(email);
      showToast({ title: 'Link sent' });
    },
    onError: (error) => toastFailure('Email address not changed', error),
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
