import '../styles.ts';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Problem } from '../../../components/card-form.tsx';
import { FormCard } from '../../../components/form-card.tsx';
import { takeLinkToken } from '../../../lib/link-token.ts';
import { showToast } from '../../../lib/toast.tsx';
import { failureOf, sentenceOf, trpc } from '../../../lib/trpc.ts';
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

  const problem = hasDied ? messages.linkIsOver : problemOf(token, error);
  useEffect(() => {
    if (problem) showToast({ title: problem, variant: 'destructive' });
  }, [problem]);

  if (problem && problem !== messages.notValidated) return <InvalidLink message={problem} token={token} />;
  if (details && token)
    return (
      <FormCard
        key="form"
        takesFocus
        title="Activate your account"
        lead="Is this you? Then enter the temporary password from your email."
      >
        <ActivationForm token={token} details={details} onLinkOver={() => setDied(true)} />
      </FormCard>
    );
  return (
    <FormCard
      title="Activate your account"
      lead={
        problem ? 'Your link may be fine; we could not look it up just now.' : 'One moment, we are checking your link …'
      }
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

/** @returns why the form is not shown, in the words of the specification; undefined while nothing is wrong. */
function problemOf(token: string | undefined, error: unknown): string | undefined {
  if (!token) return messages.noToken;
  if (!error) return undefined;
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.code === 'INVALID' ? messages.linkIsOver : messages.notValidated;
}
