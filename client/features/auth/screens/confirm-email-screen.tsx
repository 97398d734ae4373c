import '../styles.ts';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../../../shared/paths.ts';
import { CardForm, Problem } from '../../../components/card-form.tsx';
import { PasswordField } from '../../../components/fields.tsx';
import { FormCard } from '../../../components/form-card.tsx';
import { forgetLinkToken, takeLinkToken } from '../../../lib/link-token.ts';
import { announceSignIn, refreshSession } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toast.tsx';
import { failureOf, sentenceOf, trpcClient, trpcUtils } from '../../../lib/trpc.ts';
import { BackToLogin } from '../components/back-to-login.tsx';
import { ExpiredLink } from '../components/expired-link.tsx';

const linkIsOver = 'This confirmation link has expired or is invalid';

/** Opening the link changes nothing: mail programs open links too. The button does. */
export function ConfirmEmailScreen() {
  const [token] = useState(takeLinkToken);
  const [isOver, setOver] = useState(token === undefined);
  const [asksPassword, setAsksPassword] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (asksPassword && value === '' ? 'Please enter your password' : null) },
  });

  const submit = form.onSubmit(async ({ password }) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await confirm(token ?? '', asksPassword ? password : undefined);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && failure.code === 'PASSWORD_NEEDED') setAsksPassword(true);
      else if (failure.kind === 'refused' && failure.message === linkIsOver) setOver(true);
      else setProblem(sentenceOf(error));
      setBusy(false);
    }
  });

  if (isOver)
    return (
      <ExpiredLink
        title="This link does not work"
        lead={`${linkIsOver}. If you have confirmed already, just log in. Otherwise tell us the address, and we send a fresh link.`}
        send={(input) => trpcClient.auth.resendConfirmation.mutate(input)}
        sentWords={(email) => `If ${email} still has to be confirmed, a new link is on its way.`}
      />
    );
  return (
    <FormCard
      key={asksPassword ? 'password' : 'button'}
      takesFocus={asksPassword}
      title={asksPassword ? 'One more thing' : 'Confirm your address'}
      lead={
        asksPassword
          ? 'You opened the link in another browser than the one you signed up with. Please enter the password you chose then.'
          : 'Press the button, and we know that this address is yours.'
      }
      links={<BackToLogin />}
    >
      <CardForm
        onSubmit={submit}
        onEdit={() => setProblem(undefined)}
        isBusy={isBusy}
        label="Confirm my address"
        busyLabel="Confirming …"
        problem={problem && <Problem title="Your address is not confirmed yet." detail={problem} />}
      >
        {asksPassword && <PasswordField {...form.getInputProps('password')} />}
      </CardForm>
    </FormCard>
  );
}

async function confirm(token: string, password: string | undefined): Promise<void> {
  const { kind, user } = await trpcClient.auth.confirmEmail.mutate({ token, password });
  forgetLinkToken(paths.confirmEmail);
  if (kind === 'confirmed') {
    await announceSignIn();
    showToast({ title: 'Your address is confirmed', description: 'You are signed in.' });
    return;
  }
  await refreshSession();
  showToast({ title: 'Your new address is confirmed', description: user.email });
  navigate(trpcUtils.auth.session.getData() ? paths.settings : paths.login, { replace: true });
}
