import { Box, Button, Code, Stack, Text } from '@mantine/core';
import { IconArrowLeft, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
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

/** A single email: its delivery status, a preview, and a button to send it again. */
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
      title={mail.data ? plainName(mail.data.template) : m.admin_mail()}
      lead={mail.data ? <>{m.admin_mail_detail_to({ to: mail.data.to })}</> : undefined}
      aside={
        <Button
          component={AdminLink}
          href={mailsHref(list.state, list.after)}
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={1.7} aria-hidden />}
        >
          {m.admin_all_emails()}
        </Button>
      }
    >
      {isMissing ? (
        <EmptyState title={m.admin_mail_detail_couldnt_find_email()}>
          {m.admin_mail_detail_deleted_account_link_incomplete()}
        </EmptyState>
      ) : (
        <Fetched query={mail} problem={m.admin_mail_detail_failed_load_email()}>
          {(found) => (
            <>
              <Panel title={m.admin_delivery()}>
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
      <Fact label={m.admin_status()}>
        <MailStatusBadge status={mail.status} />
      </Fact>
      <Fact label={m.admin_written()}>
        <Moment at={mail.createdAt} />
      </Fact>
      <Fact label={m.admin_sent()}>{mail.sentAt && <Moment at={mail.sentAt} />}</Fact>
      <Fact label={m.admin_tries()}>{String(mail.attempts)}</Fact>
      <Fact label={m.admin_last_error()}>
        {mail.lastError &&
          (mail.timedOut ? m.admin_mail_detail_no_answer_within_five({ lastError: mail.lastError }) : mail.lastError)}
      </Fact>
      {mail.nextTryAt && (
        <Fact label={m.admin_next_try()}>
          <time dateTime={mail.nextTryAt}>{fullMoment(mail.nextTryAt)}</time>
        </Fact>
      )}
      <Fact label={m.admin_account()}>
        {mail.userId && <AdminLink href={`${adminPaths.users}/${mail.userId}`}>{m.admin_open_the_account()}</AdminLink>}
      </Fact>
      <Fact label={m.admin_providers_id()}>{mail.providerId}</Fact>
      <Fact label={m.admin_message_id()}>{mail.messageId}</Fact>
    </Facts>
  );
}

/** Previews the email as its recipient sees it. The sandboxed frame can't run scripts, load resources or navigate. */
function Preview({ mail: { preview } }: { mail: Mail }) {
  if (!preview)
    return (
      <Panel title={m.admin_preview()}>
        <Text>{m.admin_mail_detail_cant_show_email_template()}</Text>
      </Panel>
    );
  return (
    <Panel
      title={m.admin_preview()}
      lead={
        preview.hidesSecrets
          ? m.admin_mail_detail_one_time_links_passwords({ subject: preview.subject })
          : m.admin_mail_detail_subject({ subject: preview.subject })
      }
    >
      <Stack gap="xs">
        <iframe
          className={classes.frame}
          title={m.admin_mail_detail_preview({ subject: preview.subject })}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={preview.html}
        />
        <Fold label={m.admin_plain_text_version()}>
          {/* Makes it scrollable by keyboard. */}
          <Code
            block
            tabIndex={0}
            dir="auto"
            fz="sm"
            aria-label={m.admin_mail_detail_plain_text_version_email()}
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
    meta: { success: { title: m.admin_mail_detail_email_way_again() } },
    // The menu counts failed emails, so refetch its counts.
    onSettled: () =>
      Promise.all([utils.admin.operations.mail.invalidate({ id: mail.id }), utils.admin.inbox.waiting.invalidate()]),
  });
  return (
    <>
      {mail.status === 'error' && (
        <Box mt="md">
          {mail.refusal ? (
            <Text>{m.admin_mail_detail_cant_sent_again({ refusal: mail.refusal })}</Text>
          ) : (
            <Button leftSection={<IconSend size={18} stroke={1.7} aria-hidden />} onClick={() => setAsks(true)}>
              {m.admin_send_again()}
            </Button>
          )}
        </Box>
      )}
      <ConfirmDialog
        isOpen={asks}
        onClose={() => setAsks(false)}
        title={m.admin_mail_detail_send_this_email_again()}
        text={m.admin_mail_detail_next_free_worker_will({ to: mail.to })}
        confirmLabel={m.admin_send_again()}
        onConfirm={() => retry.mutateAsync({ id: mail.id })}
        // The button is gone, because the email is queued again.
        focusAfter={focusTop}
      />
    </>
  );
}
