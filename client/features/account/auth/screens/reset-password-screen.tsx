import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { m } from '#messages';
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
    const title = data?.isFirst
      ? m.account_reset_password_first_password_saved()
      : m.account_reset_password_new_password_saved();
    showToast({ title, description: m.account_youre_signed_in() });
  };

  if (!token || hasDied || data?.valid === false)
    return (
      <ExpiredLink
        title={m.account_confirm_email_this_link_doesnt_work()}
        lead={m.account_reset_password_reset_link_has_expired()}
        send={renew.mutateAsync}
        sentText={(email) => m.account_reset_password_theres_account_new_link({ email })}
      />
    );
  return (
    <FormCard
      title={
        data?.isFirst
          ? m.account_reset_password_choose_first_password()
          : m.account_reset_password_choose_a_new_password()
      }
      lead={data || error ? m.account_reset_password_youll_signed_right_away() : m.account_checking_your_link()}
      isWaiting={!data && !error}
      links={<BackToLogin />}
    >
      {error && (
        <>
          <Problem title={m.account_reset_password_couldnt_check_link()} detail={sentenceOf(error)} />
          <Button fullWidth mt={16} mih={50} onClick={() => check({ token })}>
            {m.account_try_again()}
          </Button>
        </>
      )}
      {data && <NewPasswordForm label={m.account_reset_password_save_and_log_in()} save={save} />}
    </FormCard>
  );
}
