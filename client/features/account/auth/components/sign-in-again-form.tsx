import { m } from '#messages';
import { CardForm } from '#client/components/card-form.tsx';
import { EmailField, PasswordField } from '#client/components/fields.tsx';
import { announceReturn } from '#client/lib/session.ts';
import { useSignInForm } from '../use-sign-in-form.tsx';

/** Asks for the password of an account whose session has ended. */
export function SignInAgainForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { form, card } = useSignInForm({
    email,
    onSuccess: async () => {
      await announceReturn();
      onDone();
    },
  });
  return (
    <CardForm {...card} label={m.account_sign_in()}>
      <EmailField value={email} readOnly autoComplete="username" />
      <PasswordField autoFocus data-autofocus {...form.getInputProps('password')} />
    </CardForm>
  );
}
