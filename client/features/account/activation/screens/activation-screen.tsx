import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { m } from '#messages';
import { Problem } from '#client/components/card-form.tsx';
import { FormCard } from '#client/components/form-card.tsx';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import { takeLinkToken } from '#client/lib/link-token.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ActivationForm } from '../components/activation-form.tsx';
import { InvalidLink } from '../components/invalid-link.tsx';
import { messages } from '../messages.ts';

/** Screen for the link from the activation email: shows the account, takes the temporary password, and signs in. */
export function ActivationScreen() {
  const [token] = useState(takeLinkToken);
  const [hasDied, setDied] = useState(false);
  const { mutate: validate, data: details, error } = trpc.activation.validate.useMutation();
  useEffect(() => {
    if (token) validate({ token });
  }, [token, validate]);

  const isOver = hasDied || codeOf(error) === 'LINK_EXPIRED';
  const problem = !token ? messages.noToken : isOver ? messages.linkIsOver : error ? messages.notValidated : undefined;
  useEffect(() => {
    if (problem) showToast({ title: problem, variant: 'destructive' });
  }, [problem]);

  if (problem && (!token || isOver)) return <InvalidLink message={problem} token={token} />;
  if (details && token)
    return (
      <FormCard
        key="form"
        takesFocus
        title={m.account_activate_your_account()}
        lead={m.account_activation_enter_temporary_password_email()}
      >
        <ActivationForm token={token} details={details} onLinkOver={() => setDied(true)} />
      </FormCard>
    );
  return (
    <FormCard
      title={m.account_activate_your_account()}
      lead={problem ? m.account_activation_couldnt_check_link_just() : m.account_checking_your_link()}
      isWaiting={!problem}
    >
      {problem && token && (
        <>
          <Problem title={problem} detail={sentenceOf(error)} />
          <Button fullWidth mt={16} mih={50} onClick={() => validate({ token })}>
            {m.account_try_again()}
          </Button>
        </>
      )}
    </FormCard>
  );
}
