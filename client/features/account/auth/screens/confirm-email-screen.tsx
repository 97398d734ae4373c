import { useForm } from '@mantine/form';
import { useState } from 'react';
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

/** Confirms only when the button is pressed, because email clients open links too. */
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
    validate: { password: (value) => (asksPassword && value === '' ? 'Please enter your password' : null) },
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
        title="This link doesn’t work"
        lead="This confirmation link has expired or is invalid. Already confirmed? Just log in. Otherwise, enter your email and we’ll send you a new link."
        send={resend.mutateAsync}
        sentText={(email) => `If ${email} still needs to be confirmed, a new link is on its way.`}
      />
    );
  return (
    <FormCard
      key={asksPassword ? 'password' : 'button'}
      takesFocus={asksPassword}
      title={asksPassword ? 'One more thing' : 'Confirm your address'}
      lead={
        asksPassword
          ? 'You signed up in a different browser. Enter the password you chose there.'
          : 'Press the button to confirm that this address is yours.'
      }
      links={<BackToLogin />}
    >
      <CardForm
        onSubmit={submit}
        onEdit={() => setProblem(undefined)}
        isBusy={isBusy}
        label="Confirm my address"
        busyLabel="Confirming …"
        problem={problem && <Problem title="Your address isn’t confirmed yet." detail={problem} />}
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
    showToast({ title: 'Your address is confirmed', description: 'You’re signed in.' });
    return;
  }
  await refreshSession();
  showToast({ title: 'Your new address is confirmed', description: email });
  goTo(trpcUtils.auth.session.getData() ? paths.settings : paths.login, { replace: true });
}
