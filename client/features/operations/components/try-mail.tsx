import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { deskPaths } from '../../../../shared/desk-paths.ts';
import { testMailInput } from '../../../../shared/schemas/operations.ts';
import { BusyButton } from '../../../components/desk/busy-button.tsx';
import fieldClasses from '../../../components/fields.module.css';
import { DeskLink } from '../../../components/desk/desk-link.tsx';
import { sentenceOf } from '../../../components/member/failures.ts';
import { Panel } from '../../../components/member/panel.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { MailStatusBadge } from './mail-status.tsx';
import classes from './operations.module.css';

/** Sends a mail that says nothing, and shows what becomes of it. */
export function TryMail() {
  const [to, setTo] = useState('');
  /** At once, before anything is drawn anew: a second click comes within milliseconds. */
  const isBusy = useRef(false);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<{ id: string; to: string }>();
  const test = trpc.admin.operations.testMail.useMutation({
    onError: (error) => setProblem(sentenceOf(error)),
  });
  const send = async () => {
    if (isBusy.current) return;
    const input = testMailInput.safeParse({ to });
    if (!input.success) return setProblem(input.error.issues[0]?.message);
    isBusy.current = true;
    const { id } = await test.mutateAsync(input.data).catch(() => ({ id: undefined }));
    isBusy.current = false;
    if (id) setSent({ id, to: input.data.to });
  };
  return (
    <Panel title="Test mail" lead="Sends a short mail to an address of your choice. Ten an hour at most.">
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextInput
          size="md"
          type="email"
          className={`${fieldClasses.field} ${classes.field}`}
          label="Send to"
          autoComplete="email"
          maxLength={254}
          value={to}
          error={problem}
          onChange={(event) => {
            setTo(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        <BusyButton type="submit" isBusy={test.isPending} busyLabel="Sending …">
          Send test mail
        </BusyButton>
      </form>
      {sent && <Outcome key={sent.id} {...sent} />}
    </Panel>
  );
}

/** Looks each second until the mail has left or was given up. */
function Outcome({ id, to }: { id: string; to: string }) {
  const mail = trpc.admin.operations.mail.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data === undefined || state.data.status === 'queued' || state.data.status === 'sending' ? 1000 : false,
    },
  );
  return (
    <div className={classes.actions}>
      <p role="status" dir="auto">
        To {to}: {mail.data ? <MailStatusBadge status={mail.data.status} /> : 'waiting'}
        {mail.data?.lastError && ` ${mail.data.lastError}`}
      </p>
      <DeskLink href={`${deskPaths.mails}?mail=${id}`} className={classes.back}>
        Open this mail
      </DeskLink>
    </div>
  );
}
