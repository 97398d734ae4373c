import { useForm } from '@mantine/form';
import { useState } from 'react';
import { limits } from '../../../../shared/limits.ts';
import { signUpInput } from '../../../../shared/schemas/auth.ts';
import { CardForm, Problem } from '../../../components/card-form.tsx';
import { CheckedPasswordField, EmailField, TextField } from '../../../components/fields.tsx';
import { formErrors } from '../../../lib/form-errors.ts';
import { signUp } from '../sign-up.ts';
import { typedEmail } from '../typed-email.ts';

type Props = {
  /** What is known already. */
  known?: { fullName?: string; businessName?: string; email?: string };
  /** The account waits for its address to be confirmed. */
  onCreated: (email: string) => void;
};

/** Name, business, address and a password: all an account needs. */
export function CreateAccountForm({ known = {}, onCreated }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    initialValues: {
      fullName: known.fullName ?? '',
      businessName: known.businessName ?? '',
      email: known.email ?? typedEmail.get(),
      password: '',
    },
    validate: (values) => ({
      ...formErrors(signUpInput, values),
      ...(values.fullName.trim() === '' && { fullName: 'Please tell us your name.' }),
    }),
    onValuesChange: ({ email }) => typedEmail.set(email),
  });
  const submit = form.onSubmit(async (values) => {
    setBusy(true);
    setProblem(undefined);
    const result = await signUp(values);
    setBusy(false);
    if (result.success) onCreated(values.email.trim());
    else setProblem(result.message);
  });
  return (
    <CardForm
      onSubmit={submit}
      onEdit={() => setProblem(undefined)}
      isBusy={isBusy}
      label="Create account"
      busyLabel="Creating your account …"
      problem={problem && <Problem title={problem} detail="Nothing is lost: check the form and try again." />}
    >
      <TextField
        label="Your name"
        autoComplete="name"
        required
        maxLength={limits.text.name}
        {...form.getInputProps('fullName')}
      />
      <TextField
        label="Business name (optional)"
        autoComplete="organization"
        maxLength={limits.text.businessName}
        {...form.getInputProps('businessName')}
      />
      <EmailField {...form.getInputProps('email')} />
      <CheckedPasswordField
        autoComplete="new-password"
        {...form.getInputProps('password')}
        value={form.values.password}
      />
    </CardForm>
  );
}
