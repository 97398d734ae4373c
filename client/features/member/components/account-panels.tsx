/** Settings for names, email address, and password. Each is a row that opens its form. */
import { Alert, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { limits } from '#shared/limits.ts';
import { changeEmailInput, changePasswordInput, choosePasswordInput } from '#shared/schemas/auth.ts';
import { namesInput } from '#shared/schemas/settings.ts';
import { CheckedPasswordField, EmailField, PasswordField } from '#client/components/fields.tsx';
import { PanelForm } from '#client/components/member/panel-form.tsx';
import type { User } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { EditableSetting, Setting } from './setting.tsx';

type FormProps = {
  /** Called when it is saved. */
  onDone: () => void;
  onCancel: () => void;
};

export function NamesPanel({ user }: { user: User }) {
  return (
    <EditableSetting
      title="You"
      opener="Change names"
      tour="settings-you"
      lead={
        <>
          <bdi>{user.fullName}</bdi>
          {user.businessName && (
            <>
              {' · '}
              <bdi>{user.businessName}</bdi>
            </>
          )}
        </>
      }
    >
      {(close) => <NamesForm user={user} onDone={() => close('done')} onCancel={() => close()} />}
    </EditableSetting>
  );
}

function NamesForm({ user, onDone, onCancel }: FormProps & { user: User }) {
  const utils = trpc.useUtils();
  const form = useForm({
    initialValues: { fullName: user.fullName, businessName: user.businessName },
    validate: schemaResolver(namesInput, { sync: true }),
  });
  const save = trpc.settings.saveNames.useMutation({
    meta: { success: { title: 'Names saved' }, failure: 'We couldn’t save your names' },
    onSuccess: async () => {
      onDone();
      await utils.auth.session.invalidate();
    },
  });
  return (
    <PanelForm
      error={save.error}
      isBusy={save.isPending}
      label="Save names"
      busyLabel="Saving…"
      onSubmit={form.onSubmit((values) => save.mutate(values))}
      onEdit={save.reset}
      onCancel={onCancel}
    >
      <TextInput
        label="Your name"
        autoComplete="name"
        dir="auto"
        maxLength={limits.text.name}
        {...form.getInputProps('fullName')}
      />
      <TextInput
        label="Business name"
        description="Don’t have one yet? Leave it blank."
        autoComplete="organization"
        dir="auto"
        maxLength={limits.text.businessName}
        {...form.getInputProps('businessName')}
      />
    </PanelForm>
  );
}

type EmailProps = { email: string; hasPassword: boolean };

/** Form that changes the email address. The change takes effect when the link sent to the new address is opened. */
export function EmailPanel({ email, hasPassword }: EmailProps) {
  const [sentTo, setSentTo] = useState<string>();
  if (!hasPassword)
    return (
      <Setting
        title="Email address"
        id="email"
        lead={<>{signIn(email)} To change your email, first choose a password. You’ll need it to confirm the change.</>}
      />
    );
  return (
    <EditableSetting
      title="Email address"
      id="email"
      opener="Change email address"
      lead={signIn(email)}
      news={
        sentTo && (
          <Alert role="status" color="teal" icon={<IconMailForward stroke={1.7} aria-hidden />}>
            We sent a link to <strong>{sentTo}</strong>. Open it to finish the change. Until then, nothing changes.
          </Alert>
        )
      }
    >
      {(close) => (
        <EmailForm
          onSend={() => setSentTo(undefined)}
          onSent={(to) => {
            setSentTo(to);
            close('done');
          }}
          onCancel={() => close()}
        />
      )}
    </EditableSetting>
  );
}

const signIn = (email: string) => (
  <>
    You sign in with <strong>{email}</strong>.
  </>
);

type EmailFormProps = { onSend: () => void; onSent: (email: string) => void; onCancel: () => void };

function EmailForm({ onSend, onSent, onCancel }: EmailFormProps) {
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: schemaResolver(changeEmailInput, { sync: true }),
  });
  const change = trpc.auth.changeEmail.useMutation({
    meta: { success: { title: 'Link sent' }, failure: 'We couldn’t change your email address' },
    onMutate: onSend,
    onSuccess: (_result, { email }) => onSent(email),
  });
  return (
    <PanelForm
      error={change.error}
      isBusy={change.isPending}
      label="Send the link"
      busyLabel="Sending…"
      onSubmit={form.onSubmit((values) => change.mutate(values))}
      onEdit={change.reset}
      onCancel={onCancel}
    >
      <EmailField
        label="New email address"
        description="We’ll email a link to this address. Open it to finish the change."
        {...form.getInputProps('email')}
      />
      <PasswordField label="Your password" {...form.getInputProps('password')} />
    </PanelForm>
  );
}

/** Changes the password, or chooses the first one. */
export function PasswordPanel({ email, hasPassword }: EmailProps) {
  const Form = hasPassword ? ChangePassword : ChoosePassword;
  return (
    <EditableSetting
      title={hasPassword ? 'Password' : 'Choose a password'}
      id="password"
      label={hasPassword ? 'Change' : 'Choose a password'}
      opener={hasPassword ? 'Change password' : 'Choose a password'}
      isMissing={!hasPassword}
      lead={
        hasPassword
          ? 'Changing it signs you out of your other browsers.'
          : 'You don’t have a password yet. For now, you can only sign in with a link we email you.'
      }
    >
      {(close) => <Form email={email} onDone={() => close('done')} onCancel={() => close()} />}
    </EditableSetting>
  );
}

function ChangePassword({ email, onDone, onCancel }: FormProps & { email: string }) {
  const utils = trpc.useUtils();
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: schemaResolver(changePasswordInput, { sync: true }),
  });
  const change = trpc.auth.changePassword.useMutation({
    meta: { success: { title: 'Password changed' }, failure: 'We couldn’t change your password' },
    onSuccess: () => {
      onDone();
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
      onCancel={onCancel}
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

function ChoosePassword({ email, onDone, onCancel }: FormProps & { email: string }) {
  const utils = trpc.useUtils();
  const form = useForm({
    initialValues: { newPassword: '' },
    validate: schemaResolver(choosePasswordInput, { sync: true }),
  });
  const choose = trpc.auth.choosePassword.useMutation({
    meta: { success: { title: 'Password saved' }, failure: 'We couldn’t save your password' },
    onSuccess: () => {
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
      onCancel={onCancel}
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
