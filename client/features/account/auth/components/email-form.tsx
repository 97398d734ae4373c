import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { m } from '#messages';
import { emailOnlyInput } from '#shared/schemas/auth.ts';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { EmailField } from '#client/components/fields.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { typedEmail } from '../typed-email.ts';

type Props = {
  label: string;
  /** Sends the email. If it rejects, the error is shown and the text stays. */
  send: (input: { email: string }) => Promise<unknown>;
  onSent: (email: string) => void;
};

/** Asks for an email address to send a link to. */
export function EmailForm({ label, send, onSent }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    initialValues: { email: typedEmail.get() },
    validate: schemaResolver(emailOnlyInput, { sync: true }),
    onValuesChange: ({ email }) => typedEmail.set(email),
  });
  const submit = form.onSubmit(async (values) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await send(values);
      onSent(values.email.trim());
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  });
  return (
    <CardForm
      onSubmit={submit}
      onEdit={() => setProblem(undefined)}
      isBusy={isBusy}
      label={label}
      busyLabel={m.account_sending()}
      problem={problem && <Problem title={m.account_invalid_link_couldnt_send_link()} detail={problem} />}
    >
      <EmailField {...form.getInputProps('email')} />
    </CardForm>
  );
}
