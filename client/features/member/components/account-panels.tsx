/** Settings for names, email address, and password. Each is a row that opens its form. */
import { Alert, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { limits } from '#shared/limits.ts';
import { changeEmailInput, changePasswordInput, choosePasswordInput } from '#shared/schemas/auth.ts';
import { namesInput } from '#shared/schemas/settings.ts';
import { CheckedPasswordField, EmailField, PasswordField } from '#client/components/fields.tsx';
import { PanelForm } from '#client/components/member/panel-form.tsx';
import type { User } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { EditableSetting, Setting } from './setting.tsx';

type FormProps = {
  /** Called once the change is saved. */
  onDone: () => void;
  onCancel: () => void;
};

export function NamesPanel({ user }: { user: User }) {
  return (
    <EditableSetting
      title={m.member_you()}
      opener={m.member_change_names()}
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
    meta: { success: { title: m.member_names_saved() }, failure: m.member_account_panels_couldnt_save_names() },
    onSuccess: async () => {
      onDone();
      await utils.auth.session.invalidate();
    },
  });
  return (
    <PanelForm
      error={save.error}
      isBusy={save.isPending}
      label={m.member_save_names()}
      busyLabel={m.member_saving()}
      onSubmit={form.onSubmit((values) => save.mutate(values))}
      onEdit={save.reset}
      onCancel={onCancel}
    >
      <TextInput
        label={m.member_your_name()}
        autoComplete="name"
        dir="auto"
        maxLength={limits.text.name}
        {...form.getInputProps('fullName')}
      />
      <TextInput
        label={m.member_business_name()}
        description={m.member_account_panels_dont_have_one_yet()}
        autoComplete="organization"
        dir="auto"
        maxLength={limits.text.businessName}
        {...form.getInputProps('businessName')}
      />
    </PanelForm>
  );
}

type EmailProps = { email: string; hasPassword: boolean };

/**
 * Form that changes the email address. The change takes effect when the member opens the link sent to the new address.
 */
export function EmailPanel({ email, hasPassword }: EmailProps) {
  const [sentTo, setSentTo] = useState<string>();
  if (!hasPassword)
    return (
      <Setting
        title={m.member_email_address()}
        id="email"
        lead={
          <>
            {signIn(email)} {m.member_account_panels_change_email_first_choose()}
          </>
        }
      />
    );
  return (
    <EditableSetting
      title={m.member_email_address()}
      id="email"
      opener={m.member_change_email_address()}
      lead={signIn(email)}
      news={
        sentTo && (
          <Alert role="status" color="teal" icon={<IconMailForward stroke={1.7} aria-hidden />}>
            <Markup
              parts={m.member_account_panels_sent_link_open_finish.parts({ sentTo })}
              tags={{ bold: (text) => <strong>{text}</strong> }}
            />
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
    <Markup
      parts={m.member_account_panels_you_sign_in_with.parts({ email })}
      tags={{ bold: (text) => <strong>{text}</strong> }}
    />
  </>
);

type EmailFormProps = { onSend: () => void; onSent: (email: string) => void; onCancel: () => void };

function EmailForm({ onSend, onSent, onCancel }: EmailFormProps) {
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: schemaResolver(changeEmailInput, { sync: true }),
  });
  const change = trpc.auth.changeEmail.useMutation({
    meta: { success: { title: m.member_link_sent() }, failure: m.member_account_panels_couldnt_change_email_address() },
    onMutate: onSend,
    onSuccess: (_result, { email }) => onSent(email),
  });
  return (
    <PanelForm
      error={change.error}
      isBusy={change.isPending}
      label={m.member_send_the_link()}
      busyLabel={m.member_sending()}
      onSubmit={form.onSubmit((values) => change.mutate(values))}
      onEdit={change.reset}
      onCancel={onCancel}
    >
      <EmailField
        label={m.member_new_email_address()}
        description={m.member_account_panels_well_email_link_address()}
        {...form.getInputProps('email')}
      />
      <PasswordField label={m.member_your_password()} {...form.getInputProps('password')} />
    </PanelForm>
  );
}

/** Changes the password, or sets the first one. */
export function PasswordPanel({ email, hasPassword }: EmailProps) {
  const Form = hasPassword ? ChangePassword : ChoosePassword;
  return (
    <EditableSetting
      title={hasPassword ? m.member_password() : m.member_choose_a_password()}
      id="password"
      label={hasPassword ? m.member_change() : m.member_choose_a_password()}
      opener={hasPassword ? m.member_change_password() : m.member_choose_a_password()}
      isMissing={!hasPassword}
      lead={
        hasPassword
          ? m.member_account_panels_changing_signs_out_other()
          : m.member_account_panels_dont_have_password_yet()
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
    meta: {
      success: { title: m.member_password_changed() },
      failure: m.member_account_panels_couldnt_change_password(),
    },
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
      label={m.member_change_password()}
      busyLabel={m.member_changing()}
      onSubmit={form.onSubmit((values) => change.mutate(values))}
      onEdit={change.reset}
      onCancel={onCancel}
    >
      <PasswordField
        label={m.member_current_password()}
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
      <CheckedPasswordField
        autoComplete="new-password"
        label={m.member_new_password()}
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
    meta: { success: { title: m.member_password_saved() }, failure: m.member_account_panels_couldnt_save_password() },
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
      label={m.member_save_password()}
      busyLabel={m.member_saving()}
      onSubmit={form.onSubmit((values) => choose.mutate(values))}
      onEdit={choose.reset}
      onCancel={onCancel}
    >
      <CheckedPasswordField
        autoComplete="new-password"
        label={m.member_new_password()}
        {...form.getInputProps('newPassword')}
        value={form.values.newPassword}
      />
    </PanelForm>
  );
}
