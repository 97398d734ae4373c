import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Problem } from '#client/components/card-form.tsx';
import { FormCard } from '#client/components/form-card.tsx';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import { takeLinkToken } from '#client/lib/link-token.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { ActivationForm } from '../components/activation-form.tsx';
import { InvalidLink } from '../components/invalid-link.tsx';
import { messages } from '../messages.ts';

/** The link from the activation mail: whose account it is, the temporary password, and in. */
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
        title="Activate your account"
        lead="Is this you? Enter the temporary password from your email."
      >
        <ActivationForm token={token} details={details} onLinkOver={() => setDied(true)} />
      </FormCard>
    );
  return (
    <FormCard
      title="Activate your account"
      lead={problem ? 'We couldn’t check your link just now. It may still be fine.' : 'Checking your link …'}
      isWaiting={!problem}
    >
      {problem && token && (
        <>
          <Problem title={problem} detail={sentenceOf(error)} />
          <Button fullWidth mt={16} mih={50} onClick={() => validate({ token })}>
            Try again
          </Button>
        </>
      )}
    </FormCard>
  );
}
