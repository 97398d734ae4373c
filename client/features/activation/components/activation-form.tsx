import { useForm } from '@mantine/form';
import { useState } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { CardForm, Problem } from '../../../components/card-form.tsx';
import { PasswordField } from '../../../components/fields.tsx';
import { forgetLinkToken } from '../../../lib/link-token.ts';
import { announceSignIn } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toast.tsx';
import { failureOf, sentenceOf, trpcClient, type RouterOutputs } from '../../../lib/trpc.ts';
import { messages } from '../messages.ts';
import classes from './activation-form.module.css';

export type Details = RouterOutputs['activation']['validate'];

type Props = {
  token: string;
  details: Details;
  /** The link has died since it was checked. */
  onLinkOver: () => void;
};

export function ActivationForm({ token, details, onLinkOver }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm({ initialValues: { password: '' } });

  const refuse = (message: string) => {
    setProblem(message);
    showToast({ title: message, variant: 'destructive' });
  };
  const submit = form.onSubmit(async (values) => {
    // Copied from a mail, it often brings a space along; temporary passwords have none.
    const password = values.password.trim();
    if (password === '') return refuse(messages.passwordMissing);
    setBusy(true);
    setProblem(undefined);
    try {
      await trpcClient.activation.activate.mutate({ token, password });
      forgetLinkToken(paths.activate);
      await announceSignIn();
      showToast({ title: messages.success });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'refused' && failure.message === messages.linkIsOver) onLinkOver();
      else refuse(sentenceOf(error));
      setBusy(false);
    }
  });

  const [mailbox, domain] = details.email.split('@');
  return (
    <>
      <dl className={classes.details}>
        <dt>Name</dt>
        <dd>{details.name || 'Not given'}</dd>
        <dt>Business</dt>
        <dd>{details.businessName || 'Not given'}</dd>
        <dt>Email</dt>
        <dd>
          {/* A long address breaks where it reads best. */}
          {mailbox}
          <wbr />@{domain}
        </dd>
      </dl>
      <CardForm
        onSubmit={submit}
        onEdit={() => setProblem(undefined)}
        isBusy={isBusy}
        label="Activate my account"
        busyLabel="Activating …"
        problem={problem && <Problem title={problem} />}
      >
        <PasswordField label="Temporary password" autoComplete="one-time-code" {...form.getInputProps('password')} />
      </CardForm>
    </>
  );
}
