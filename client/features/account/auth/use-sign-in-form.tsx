import { schemaResolver, useForm } from '@mantine/form';
import { m } from '#messages';
import { signInInput } from '#shared/schemas/auth.ts';
import { failureOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { LoginProblem } from './components/login-problem.tsx';

type Options = {
  /** Initial value of the email field. */
  email: string;
  /** Called once the server has signed the member in. If it rejects, the sign-in has failed. */
  onSuccess: () => Promise<void>;
  onError?: (error: unknown) => void;
  onEmail?: (email: string) => void;
};

/** Returns a sign-in form and the props of the `CardForm` around it: validates, submits, and shows errors. */
export function useSignInForm({ email, onSuccess, onError, onEmail }: Options) {
  const signIn = trpc.auth.signIn.useMutation({ onSuccess, ...(onError && { onError }) });
  const form = useForm({
    initialValues: { email, password: '' },
    validate: schemaResolver(signInInput, { sync: true }),
    onValuesChange: (values) => onEmail?.(values.email),
  });
  const card = {
    onSubmit: form.onSubmit((values) => signIn.mutate(values)),
    onEdit: () => signIn.isError && signIn.reset(),
    // After a sign-in, the form stays busy until the screen changes.
    isBusy: signIn.isPending || signIn.isSuccess,
    busyLabel: m.account_signing_in(),
    problem: signIn.error && <LoginProblem failure={failureOf(signIn.error)} email={form.values.email} />,
  };
  return { form, card };
}
