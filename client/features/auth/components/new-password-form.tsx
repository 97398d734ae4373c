import { useForm } from '@mantine/form';
import { useState } from 'react';
import { choosePasswordInput } from '../../../../shared/schemas/auth.ts';
import { CardForm, Problem } from '../../../components/card-form.tsx';
import { CheckedPasswordField } from '../../../components/fields.tsx';
import { formErrors } from '../../../lib/form-errors.ts';
import { sentenceOf } from '../../../lib/trpc.ts';

type Props = {
  label: string;
  /** Whose password it is, for password managers, where it is known. */
  email?: string;
  /** Its rejection is shown, and what was typed stays. */
  save: (newPassword: string) => Promise<void>;
};

/** Asks for a password being chosen: long enough, and with advice what makes it better. */
export function NewPasswordForm({ label, email, save }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    initialValues: { newPassword: '' },
    validate: (values) => formErrors(choosePasswordInput, values),
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
      busyLabel="Saving …"
      problem={problem && <Problem title="Your password was not saved." detail={problem} />}
    >
      {email && <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />}
      <CheckedPasswordField
        label="New password"
        autoComplete="new-password"
        {...form.getInputProps('newPassword')}
        value={form.values.newPassword}
      />
    </CardForm>
  );
}
