import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { paths } from '#shared/paths.ts';
import { Problem } from '#client/components/card-form.tsx';
import { FormCard } from '#client/components/form-card.tsx';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import { forgetLinkToken, takeLinkToken } from '#client/lib/link-token.ts';
import { announceSignIn } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { BackToLogin } from '../components/back-to-login.tsx';
import { ExpiredLink } from '../components/expired-link.tsx';
import { NewPasswordForm } from '../components/new-password-form.tsx';

export function ResetPasswordScreen() {
  const [token] = useState(takeLinkToken);
  const [hasDied, setDied] = useState(false);
  const { mutate: check, data, error } = trpc.auth.checkResetLink.useMutation();
  const reset = trpc.auth.resetPassword.useMutation();
  const renew = trpc.auth.forgotPassword.useMutation();
  useEffect(() => {
    if (token) check({ token });
  }, [token, check]);

  const save = async (password: string) => {
    try {
      await reset.mutateAsync({ token: token ?? '', password });
    } catch (error) {
      if (codeOf(error) === 'LINK_EXPIRED') return setDied(true);
      throw error;
    }
    forgetLinkToken(paths.resetPassword);
    await announceSignIn();
    showToast({ title: 'Your new password is saved', description: 'You’re signed in.' });
  };

  if (!token || hasDied || data?.valid === false)
    return (
      <ExpiredLink
        title="This link doesn’t work"
        lead="This reset link has expired or is invalid. Each link works once, for up to an hour. Enter your email, and we’ll send you a new one."
        send={renew.mutateAsync}
        sentText={(email) => `If there’s an account for ${email}, a new link is on its way.`}
      />
    );
  return (
    <FormCard
      title="Choose a new password"
      lead={data || error ? 'You’ll be signed in right away.' : 'Checking your link …'}
      isWaiting={!data && !error}
      links={<BackToLogin />}
    >
      {error && (
        <>
          <Problem title="We couldn’t check your link." detail={sentenceOf(error)} />
          <Button fullWidth mt={16} mih={50} onClick={() => check({ token })}>
            Try again
          </Button>
        </>
      )}
      {data && <NewPasswordForm label="Save and log in" save={save} />}
    </FormCard>
  );
}
