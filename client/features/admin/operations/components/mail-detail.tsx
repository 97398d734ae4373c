import { Box, Button, Code, Stack, Text } from '@mantine/core';
import { IconArrowLeft, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { plainName } from '#shared/domain/operations.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { ConfirmDialog } from '#client/components/admin/confirm-dialog.tsx';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { focusTop } from '#client/lib/focus-top.ts';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Fact, Facts } from '#client/components/admin/facts.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { Fold } from '#client/components/ui/fold.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { isAbsent } from '#client/lib/failure.ts';
import { fullMoment } from '#client/lib/time.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { mailsHref, useMailList } from '../mail-list-state.ts';
import { MailStatusBadge } from './mail-status.tsx';
import classes from './mail-detail.module.css';

type Mail = RouterOutputs['admin']['operations']['mail'];

const isUnderWay = (mail: Mail | undefined) => mail?.status === 'queued' || mail?.status === 'sending';

/** One mail: what became of it, what it looked like, and a way to send it again. */
export function MailDetail({ id }: { id: string }) {
  const mail = trpc.admin.operations.mail.useQuery(
    { id },
    { refetchInterval: ({ state }) => (isUnderWay(state.data) ? 2000 : false) },
  );
  const list = useMailList();
  const isMissing = isAbsent(mail.error);
  return (
    <AdminLayout
      place={id}
      title={mail.data ? plainName(mail.data.template) : 'Mail'}
      lead={mail.data ? <>To {mail.data.to}</> : undefined}
      aside={
        <Button
          component={AdminLink}
          href={mailsHref(list.state, list.after)}
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={1.7} aria-hidden />}
        >
          All emails
        </Button>
      }
    >
      {isMissing ? (
        <EmptyState title="We couldn’t find this email">
          It was deleted with its account, or the link is incomplete.
        </EmptyState>
      ) : (
        <Fetched query={mail} problem="Failed to load the email">
          {(found) => (
            <>
              <Panel title="Delivery">
                <MailFacts mail={found} />
                <SendAgain mail={found} />
              </Panel>
              <Preview mail={found} />
            </>
          )}
        </Fetched>
      )}
    </AdminLayout>
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
          <time dateTime={mail.nextTryAt}>{fullMoment(mail.nextTryAt)}</time>
        </Fact>
      )}
      <Fact label="Account">
        {mail.userId && <AdminLink href={`${adminPaths.users}/${mail.userId}`}>Open the account</AdminLink>}
      </Fact>
      <Fact label="Provider’s id">{mail.providerId}</Fact>
      <Fact label="Message id">{mail.messageId}</Fact>
    </Facts>
  );
}

/** The mail as its reader sees it. The frame may run nothing, fetch nothing and go nowhere. */
function Preview({ mail: { preview } }: { mail: Mail }) {
  if (!preview)
    return (
      <Panel title="Preview">
        <Text>We can’t show this email. Its template has changed since it was written.</Text>
      </Panel>
    );
  return (
    <Panel
      title="Preview"
      lead={
        <>
          Subject: {preview.subject}
          {preview.hidesSecrets && '. One-time links and passwords are shown as dots.'}
        </>
      }
    >
      <Stack gap="xs">
        <iframe
          className={classes.frame}
          title={`Preview: ${preview.subject}`}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={preview.html}
        />
        <Fold label="Plain-text version">
          {/* Scrolls by keyboard too. */}
          <Code
            block
            tabIndex={0}
            dir="auto"
            fz="sm"
            aria-label="Plain-text version of the email"
            className={classes.text}
          >
            {preview.text}
          </Code>
        </Fold>
      </Stack>
    </Panel>
  );
}

function SendAgain({ mail }: { mail: Mail }) {
  const utils = trpc.useUtils();
  const [asks, setAsks] = useState(false);
  const retry = trpc.admin.operations.retryMail.useMutation({
    meta: { success: { title: 'The email is on its way again' } },
    // What failed is counted in the menu.
    onSettled: () =>
      Promise.all([utils.admin.operations.mail.invalidate({ id: mail.id }), utils.admin.inbox.waiting.invalidate()]),
  });
  return (
    <>
      {mail.status === 'error' && (
        <Box mt="md">
          {mail.refusal ? (
            <Text>It can’t be sent again. {mail.refusal}</Text>
          ) : (
            <Button leftSection={<IconSend size={18} stroke={1.7} aria-hidden />} onClick={() => setAsks(true)}>
              Send again
            </Button>
          )}
        </Box>
      )}
      <ConfirmDialog
        isOpen={asks}
        onClose={() => setAsks(false)}
        title="Send this email again?"
        text={`The next free worker will send it to ${mail.to}, exactly as shown here.`}
        confirmLabel="Send again"
        onConfirm={() => retry.mutateAsync({ id: mail.id })}
        // The button is gone: the mail waits now.
        focusAfter={focusTop}
      />
    </>
  );
}
