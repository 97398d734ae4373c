import { useForm } from '@mantine/form';
import { useState } from 'react';
import { m } from '#messages';
import { goTo } from '#client/lib/go-to.ts';
import { paths } from '#shared/paths.ts';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { PasswordField } from '#client/components/fields.tsx';
import { FormCard } from '#client/components/form-card.tsx';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import { forgetLinkToken, takeLinkToken } from '#client/lib/link-token.ts';
import { announceSignIn, refreshSession } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc, trpcUtils, type RouterOutputs } from '#client/lib/trpc.ts';
import { BackToLogin } from '../components/back-to-login.tsx';
import { ExpiredLink } from '../components/expired-link.tsx';

/** Confirms only when the button is pressed, because email clients open links, too. */
export function ConfirmEmailScreen() {
  const [token] = useState(takeLinkToken);
  const [isOver, setOver] = useState(token === undefined);
  const [asksPassword, setAsksPassword] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = trpc.auth.confirmEmail.useMutation();
  const resend = trpc.auth.resendConfirmation.useMutation();
  const form = useForm({
    initialValues: { password: '' },
    validate: {
      password: (value) => (asksPassword && value === '' ? m.account_messages_please_enter_your_password() : null),
    },
  });

  const submit = form.onSubmit(async ({ password }) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { kind, user } = await confirm.mutateAsync({
        token: token ?? '',
        password: asksPassword ? password : undefined,
      });
      await continueAfter(kind, user.email);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'PASSWORD_NEEDED') setAsksPassword(true);
      else if (code === 'LINK_EXPIRED') setOver(true);
      else setProblem(sentenceOf(error));
      setBusy(false);
    }
  });

  if (isOver)
    return (
      <ExpiredLink
        title={m.account_confirm_email_this_link_doesnt_work()}
        lead={m.account_confirm_email_confirmation_link_has_expired()}
        send={resend.mutateAsync}
        sentText={(email) => m.account_resend_confirmation_still_needs_confirmed_new({ email })}
      />
    );
  return (
    <FormCard
      key={asksPassword ? 'password' : 'button'}
      takesFocus={asksPassword}
      title={asksPassword ? m.account_one_more_thing() : m.account_confirm_your_address()}
      lead={
        asksPassword
          ? m.account_confirm_email_signed_up_different_browser()
          : m.account_confirm_email_press_button_confirm_address()
      }
      links={<BackToLogin />}
    >
      <CardForm
        onSubmit={submit}
        onEdit={() => setProblem(undefined)}
        isBusy={isBusy}
        label={m.account_confirm_my_address()}
        busyLabel={m.account_confirming()}
        problem={problem && <Problem title={m.account_confirm_email_address_isnt_confirmed_yet()} detail={problem} />}
      >
        {asksPassword && <PasswordField {...form.getInputProps('password')} />}
      </CardForm>
    </FormCard>
  );
}

/** Shows what was confirmed, and goes to the next screen. */
async function continueAfter(kind: RouterOutputs['auth']['confirmEmail']['kind'], email: string): Promise<void> {
  forgetLinkToken(paths.confirmEmail);
  if (kind === 'confirmed') {
    await announceSignIn();
    showToast({ title: m.account_confirm_email_your_address_is_confirmed(), description: m.account_youre_signed_in() });
    return;
  }
  await refreshSession();
  showToast({ title: m.account_confirm_email_new_address_confirmed(), description: email });
  goTo(trpcUtils.auth.session.getData() ? paths.settings : paths.login, { replace: true });
}
