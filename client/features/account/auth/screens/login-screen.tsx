import { useEffect } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { goTo } from '#client/lib/go-to.ts';
import { site } from '#shared/content/site.ts';
import { paths } from '#shared/paths.ts';
import { CardForm } from '#client/components/card-form.tsx';
import { CheckedPasswordField, EmailField } from '#client/components/fields.tsx';
import { FormCard } from '#client/components/form-card.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { afterSignIn } from '#client/lib/auth-events.ts';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import { announceSignIn, useSession } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { useSignedIn } from '#client/lib/use-signed-in.ts';
import { signInFailed } from '../components/login-problem.tsx';
import { LoginVideo } from '../components/login-video.tsx';
import { typedEmail } from '../typed-email.ts';
import { useSignInForm } from '../use-sign-in-form.tsx';

export function LoginScreen() {
  // Don't request a session for visitors: a page that has fetched private data can't be restored from the back/forward
  // cache.
  const { session } = useSession({ enabled: useSignedIn() });
  useEffect(() => {
    if (session && location.pathname === paths.login)
      goTo(afterSignIn({ path: location.pathname, search: location.search }), { replace: true });
  }, [session]);

  return (
    <FormCard
      title={m.account_welcome_back()}
      lead={m.account_login_log_marketing_profile()}
      links={
        <>
          <p>
            <AppLink href={paths.forgotPassword}>{m.account_forgot_your_password()}</AppLink>
          </p>
          <p>
            <Markup
              parts={m.account_login_new_here_sign_up.parts()}
              tags={{ link: (text) => <AppLink href={paths.signup}>{text}</AppLink> }}
            />
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
  const { form, card } = useSignInForm({
    email: typedEmail.get(),
    onEmail: (email) => typedEmail.set(email),
    onSuccess: async () => {
      await announceSignIn();
      showToast({ title: m.account_signed_in_successfully() });
    },
    onError: (error) =>
      showToast({
        title: codeOf(error) === 'email_not_confirmed' ? m.account_email_not_confirmed() : m.account_sign_in_failed(),
        description: sentenceOf(error, signInFailed),
        variant: 'destructive',
      }),
  });
  return (
    <CardForm {...card} label={m.account_log_in()}>
      <EmailField {...form.getInputProps('email')} />
      <CheckedPasswordField {...form.getInputProps('password')} value={form.values.password} />
    </CardForm>
  );
}
