import '../styles.ts';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { site } from '../../../../shared/content/site.ts';
import { paths } from '../../../../shared/paths.ts';
import { signInInput } from '../../../../shared/schemas/auth.ts';
import { CardForm, Problem } from '../../../components/card-form.tsx';
import { CheckedPasswordField, EmailField } from '../../../components/fields.tsx';
import { FormCard } from '../../../components/form-card.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { afterSignIn } from '../../../lib/auth-events.ts';
import { formErrors } from '../../../lib/form-errors.ts';
import { useSession } from '../../../lib/session.ts';
import { failureOf, type Failure } from '../../../lib/trpc.ts';
import { LoginVideo } from '../components/login-video.tsx';
import { ResendConfirmation } from '../components/resend-confirmation.tsx';
import { signIn, signInFailed } from '../sign-in.ts';
import { typedEmail } from '../typed-email.ts';

export function LoginScreen() {
  const { session } = useSession();
  useEffect(() => {
    if (session && location.pathname === paths.login)
      navigate(afterSignIn({ path: location.pathname, search: location.search }), { replace: true });
  }, [session]);

  return (
    <FormCard
      title="Welcome back"
      lead="Log in to your marketing profile."
      links={
        <>
          <p>
            <SiteLink href={paths.forgotPassword}>Forgot your password?</SiteLink>
          </p>
          <p>
            New here? <SiteLink href={paths.signup}>Sign up</SiteLink>
          </p>
        </>
      }
    >
      <LoginForm />
      <LoginVideo video={site.loginVideo} />
    </FormCard>
  );
}

function LoginForm() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const form = useForm({
    initialValues: { email: typedEmail.get(), password: '' },
    validate: (values) => formErrors(signInInput, values),
    onValuesChange: ({ email }) => typedEmail.set(email),
  });
  const submit = form.onSubmit(async (values) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await signIn(values);
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  });
  return (
    <CardForm
      onSubmit={submit}
      onEdit={() => setFailure(undefined)}
      isBusy={isBusy}
      label="Log in"
      busyLabel="Signing In..."
      problem={failure && <LoginProblem failure={failure} email={form.values.email} />}
    >
      <EmailField {...form.getInputProps('email')} />
      <CheckedPasswordField {...form.getInputProps('password')} value={form.values.password} />
    </CardForm>
  );
}

function LoginProblem({ failure, email }: { failure: Failure; email: string }) {
  if (failure.kind === 'connection')
    return <Problem title={signInFailed} detail="If they are right, our server could not be reached: try again." />;
  return (
    <Problem title={failure.message || signInFailed}>
      {failure.code === 'email_not_confirmed' && <ResendConfirmation email={email} />}
    </Problem>
  );
}
