import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { changePasswordInput, choosePasswordInput } from '#shared/schemas/auth.ts';
import { CheckedPasswordField, PasswordField } from '#client/components/fields.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { formErrors } from '#client/lib/form-errors.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { PanelForm } from '#client/components/member/panel-form.tsx';
import classes from './settings.module.css';

type Props = { email: string; hasPassword: boolean };

/** Changes the password, or chooses the first one. */
export function PasswordPanel({ email, hasPassword }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dashboard sends people here; the screen was not drawn yet when the browser looked for the anchor.
    if (location.hash !== '#password') return;
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={root} className={classes.anchor}>
      {hasPassword ? (
        <Panel title="Password" lead="Other browsers are signed out when you change it." id="password">
          <ChangePassword email={email} />
        </Panel>
      ) : (
        <Panel
          title="Choose a password"
          lead="Your account has no password yet. Without one you can get back in only through a link we mail you."
          id="password"
        >
          <ChoosePassword
            email={email}
            // This form goes away from under the focus.
            onDone={() =>
              root.current?.querySelector<HTMLElement>('[data-panel-title]')?.focus({ preventScroll: true })
            }
          />
        </Panel>
      )}
    </div>
  );
}

function ChangePassword({ email }: { email: string }) {
  const utils = trpc.useUtils();
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: (values) => formErrors(changePasswordInput, values),
  });
  const change = trpc.auth.changePassword.useMutation({
    meta: { success: { title: 'Password changed' }, failure: 'Password not changed' },
    onSuccess: () => {
      form.reset();
      void utils.auth.sessions.invalidate();
    },
  });
  return (
    <PanelForm
      username={email}
      error={change.error}
      isBusy={change.isPending}
      label="Change password"
      busyLabel="Changing…"
      onSubmit={form.onSubmit((values) => change.mutate(values))}
      onEdit={change.reset}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
      <CheckedPasswordField
        autoComplete="new-password"
        label="New password"
        {...form.getInputProps('newPassword')}
        value={form.values.newPassword}
      />
    </PanelForm>
  );
}

function ChoosePassword({ email, onDone }: { email: string; onDone: () => void }) {
  const utils = trpc.useUtils();
  const form = useForm({
    initialValues: { newPassword: '' },
    validate: (values) => formErrors(choosePasswordInput, values),
  });
  const choose = trpc.auth.choosePassword.useMutation({
    meta: { success: { title: 'Password saved' }, failure: 'Password not saved' },
    onSuccess: () => {
      form.reset();
      onDone();
      void utils.auth.session.invalidate();
    },
  });
  return (
    <PanelForm
      username={email}
      error={choose.error}
      isBusy={choose.isPending}
      label="Save password"
      busyLabel="Saving…"
      onSubmit={form.onSubmit((values) => choose.mutate(values))}
      onEdit={choose.reset}
    >
      <CheckedPasswordField
        autoComplete="new-password"
        label="New password"
        {...form.getInputProps('newPassword')}
        value={form.values.newPassword}
      />
    </PanelForm>
  );
}
