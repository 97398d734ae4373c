import { Group, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { m } from '#messages';
import { adminPaths } from '#shared/admin-paths.ts';
import { testMailInput } from '#shared/schemas/operations.ts';
import { EmailForm } from '#client/components/admin/email-form.tsx';
import { LoneLink } from '#client/components/admin/admin-link.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { MailStatusBadge } from './mail-status.tsx';

/** Sends a test email and shows its delivery status. */
export function TryMail() {
  const form = useForm({ initialValues: { to: '' }, validate: schemaResolver(testMailInput, { sync: true }) });
  /** A ref, because it has to change before the next render: a double click takes only milliseconds. */
  const isBusy = useRef(false);
  const [sent, setSent] = useState<{ id: string; to: string }>();
  const test = trpc.admin.operations.testMail.useMutation({
    onError: (error) => form.setFieldError('to', sentenceOf(error)),
  });
  const send = async (values: { to: string }) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const input = testMailInput.parse(values);
    const { id } = await test.mutateAsync(input).catch(() => ({ id: undefined }));
    isBusy.current = false;
    if (id) setSent({ id, to: input.to });
  };
  return (
    <Panel title={m.admin_test_email()} lead={m.admin_try_mail_send_short_test_email()}>
      <EmailForm
        label={m.admin_send_to()}
        autoComplete="email"
        input={form.getInputProps('to')}
        onSubmit={(event) => form.onSubmit(send)(event)}
        action={m.admin_send_test_email()}
        isBusy={test.isPending}
        busyLabel={m.admin_sending()}
      />
      {sent && <Outcome key={sent.id} {...sent} />}
    </Panel>
  );
}

/** Polls every second until the email has been sent or has failed. */
function Outcome({ id, to }: { id: string; to: string }) {
  const mail = trpc.admin.operations.mail.useQuery(
    { id },
    {
      refetchInterval: ({ state }) =>
        state.data === undefined || state.data.status === 'queued' || state.data.status === 'sending' ? 1000 : false,
    },
  );
  return (
    <Group gap="xs sm" mt="md">
      <Text component="div" role="status" dir="auto">
        {m.admin_try_mail_to({ to })} {mail.data ? <MailStatusBadge status={mail.data.status} /> : m.admin_waiting()}
        {mail.data?.lastError && ` ${mail.data.lastError}`}
      </Text>
      <LoneLink href={`${adminPaths.mails}?mail=${id}`}>{m.admin_open_this_email()}</LoneLink>
    </Group>
  );
}
