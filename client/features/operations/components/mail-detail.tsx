import { Button } from '@mantine/core';
import { IconArrowLeft, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { plainName } from '../../../../shared/domain/operations.ts';
import { paths } from '../../../../shared/paths.ts';
import { ConfirmDialog } from '../../../components/desk/confirm-dialog.tsx';
import { DeskLayout } from '../../../components/desk/desk-layout.tsx';
import { DeskLink } from '../../../components/desk/desk-link.tsx';
import { Fact, Facts } from '../../../components/desk/facts.tsx';
import { Fetched } from '../../../components/desk/fetched.tsx';
import { Moment } from '../../../components/desk/moment.tsx';
import { Panel } from '../../../components/member/panel.tsx';
import panelClasses from '../../../components/member/panel.module.css';
import { showToast } from '../../../lib/toast.tsx';
import { trpc, type RouterOutputs } from '../../../lib/trpc.ts';
import { MailStatusBadge } from './mail-status.tsx';
import { MailPreview } from './mail-preview.tsx';
import classes from './operations.module.css';

type Mail = RouterOutputs['admin']['operations']['mail'];

const isUnderWay = (mail: Mail | undefined) => mail?.status === 'queued' || mail?.status === 'sending';

/** One mail: what became of it, what it looked like, and a way to send it again. */
export function MailDetail({ id }: { id: string }) {
  const mail = trpc.admin.operations.mail.useQuery(
    { id },
    { staleTime: 0, refetchInterval: ({ state }) => (isUnderWay(state.data) ? 2000 : false) },
  );
  return (
    <DeskLayout
      title={mail.data ? plainName(mail.data.template) : 'Mail'}
      lead={mail.data ? <>To {mail.data.to}</> : undefined}
      aside={
        <DeskLink href={paths.adminMails} className={classes.back}>
          <IconArrowLeft size={20} stroke={1.7} aria-hidden />
          All mails
        </DeskLink>
      }
    >
      <Fetched query={mail} problem="The mail could not be loaded">
        {(found) => (
          <>
            <Panel title="What became of it">
              <MailFacts mail={found} />
              <SendAgain mail={found} />
            </Panel>
            <MailPreview mail={found} />
          </>
        )}
      </Fetched>
    </DeskLayout>
  );
}

function MailFacts({ mail }: { mail: Mail }) {
  return (
    <Facts>
      <Fact label="Status">
        <MailStatusBadge status={mail.status} />
      </Fact>
      <Fact label="Written">
        <Moment at={mail.createdAt} />
      </Fact>
      <Fact label="Sent">{mail.sentAt && <Moment at={mail.sentAt} />}</Fact>
      <Fact label="Tries">{String(mail.attempts)}</Fact>
      <Fact label="Last error">
        {mail.lastError && `${mail.lastError}${mail.timedOut ? ' (no answer within five seconds)' : ''}`}
      </Fact>
      {mail.nextTryAt && (
        <Fact label="Next try">
          <time dateTime={mail.nextTryAt}>{new Date(mail.nextTryAt).toLocaleTimeString('en-US')}</time>
        </Fact>
      )}
      <Fact label="Account">
        {mail.userId && <DeskLink href={`${paths.adminUsers}/${mail.userId}`}>Open the account</DeskLink>}
      </Fact>
      <Fact label="Provider’s id">{mail.providerId}</Fact>
      <Fact label="Message id">{mail.messageId}</Fact>
    </Facts>
  );
}

function SendAgain({ mail }: { mail: Mail }) {
  const utils = trpc.useUtils();
  const [asks, setAsks] = useState(false);
  const retry = trpc.admin.operations.retryMail.useMutation({
    onSuccess: () => showToast({ title: 'The mail is on its way again' }),
    onSettled: () => utils.admin.operations.mail.invalidate({ id: mail.id }),
  });
  if (mail.status !== 'error') return null;
  if (mail.refusal) return <p className={classes.actions}>It cannot be sent again. {mail.refusal}</p>;
  return (
    <div className={classes.actions}>
      <Button
        className={panelClasses.button}
        leftSection={<IconSend size={18} stroke={1.7} aria-hidden />}
        onClick={() => setAsks(true)}
      >
        Send again
      </Button>
      <ConfirmDialog
        isOpen={asks}
        onClose={() => setAsks(false)}
        title="Send this mail again?"
        text={`It goes to ${mail.to} with the next free worker, as it is shown here.`}
        confirmLabel="Send again"
        onConfirm={() => retry.mutateAsync({ id: mail.id })}
      />
    </div>
  );
}
