import { DataList, Paper } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { PasswordField } from '#client/components/fields.tsx';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import { forgetLinkToken } from '#client/lib/link-token.ts';
import { announceSignIn } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { messages } from '../messages.ts';

export type Details = RouterOutputs['activation']['validate'];

type Props = {
  token: string;
  details: Details;
  /** Called if the link has expired since it was checked. */
  onLinkOver: () => void;
};

export function ActivationForm({ token, details, onLinkOver }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const activate = trpc.activation.activate.useMutation();
  const form = useForm({ initialValues: { password: '' } });

  const refuse = (message: string) => {
    setProblem(message);
    showToast({ title: message, variant: 'destructive' });
  };
  const submit = form.onSubmit(async (values) => {
    // Passwords copied from an email often include a space; temporary passwords contain none.
    const password = values.password.trim();
    if (password === '') return refuse(messages.passwordMissing);
    setBusy(true);
    setProblem(undefined);
    try {
      await activate.mutateAsync({ token, password });
      forgetLinkToken(paths.activate);
      await announceSignIn();
      showToast({ title: messages.success });
    } catch (error) {
      if (codeOf(error) === 'LINK_EXPIRED') onLinkOver();
      else refuse(sentenceOf(error));
      setBusy(false);
    }
  });

  const [mailbox, domain] = details.email.split('@');
  return (
    <>
      <Paper bg="var(--eg-teal-soft)" p="md" mt="lg">
        <DataList>
          <DataList.Item>
            <DataList.ItemLabel>{m.account_name()}</DataList.ItemLabel>
            <DataList.ItemValue>{details.name || m.account_not_given()}</DataList.ItemValue>
          </DataList.Item>
          <DataList.Item>
            <DataList.ItemLabel>{m.account_business()}</DataList.ItemLabel>
            <DataList.ItemValue>{details.businessName || m.account_not_given()}</DataList.ItemValue>
          </DataList.Item>
          <DataList.Item>
            <DataList.ItemLabel>{m.account_email()}</DataList.ItemLabel>
            <DataList.ItemValue>
              {/* Lets a long address break at a sensible place. */}
              {mailbox}
              <wbr />@{domain}
            </DataList.ItemValue>
          </DataList.Item>
        </DataList>
      </Paper>
      <CardForm
        onSubmit={submit}
        onEdit={() => setProblem(undefined)}
        isBusy={isBusy}
        label={m.account_activate_my_account()}
        busyLabel={m.account_activating()}
        problem={problem && <Problem title={problem} />}
      >
        <PasswordField
          label={m.account_temporary_password()}
          autoComplete="one-time-code"
          {...form.getInputProps('password')}
        />
      </CardForm>
    </>
  );
}
