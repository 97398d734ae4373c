import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { m } from '#messages';
import { choosePasswordInput } from '#shared/schemas/auth.ts';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { CheckedPasswordField } from '#client/components/fields.tsx';
import { sentenceOf } from '#client/lib/failure.ts';

type Props = {
  label: string;
  /** The account's email address for password managers, if known. */
  email?: string;
  /** Whether to focus the field on mount, as in a dialog that has just opened. */
  takesFocus?: boolean;
  /** Saves the password. If it rejects, the error is shown and the text stays. */
  save: (newPassword: string) => Promise<void>;
};

/** Asks for a new password: checks its length, and gives advice on making it stronger. */
export function NewPasswordForm({ label, email, takesFocus, save }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    initialValues: { newPassword: '' },
    validate: schemaResolver(choosePasswordInput, { sync: true }),
  });
  const submit = form.onSubmit(async ({ newPassword }) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await save(newPassword);
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  });
  return (
    <CardForm
      onSubmit={submit}
      onEdit={() => setProblem(undefined)}
      isBusy={isBusy}
      label={label}
      busyLabel={m.account_saving()}
      problem={problem && <Problem title={m.account_new_password_form_couldnt_save_password()} detail={problem} />}
    >
      {email && <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />}
      <CheckedPasswordField
        label={m.account_new_password()}
        autoComplete="new-password"
        autoFocus={takesFocus}
        data-autofocus={takesFocus || undefined}
        {...form.getInputProps('newPassword')}
        value={form.values.newPassword}
      />
    </CardForm>
  );
}
