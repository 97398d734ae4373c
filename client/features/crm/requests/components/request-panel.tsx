import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { m } from '#messages';
import { adminPaths } from '#shared/admin-paths.ts';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { Fact, Facts } from '#client/components/admin/facts.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { UserText } from '#client/components/admin/user-text.tsx';
import { fullMoment } from '#client/lib/time.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { ReplyForm } from './reply-form.tsx';
import { RequestStatusBadge } from './request-status.tsx';
import classes from './requests.module.css';

type Props = {
  requestId: string;
  /** URL of the list without this request. */
  closeHref: string;
  /** Whether to move the focus to the panel. */
  takesFocus: boolean;
};

/** A single request: the member, what they asked for, its history, and the reply form. */
export function RequestPanel({ requestId, closeHref, takesFocus }: Props) {
  const panel = useRef<HTMLElement>(null);
  const query = trpc.admin.serviceRequest.useQuery({ requestId });
  useEffect(() => {
    if (!takesFocus) return;
    // Scroll to the top when the panel replaces the list. Next to the list, keep the scroll position.
    panel.current?.scrollIntoView({ block: 'nearest' });
    panel.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  /** Returns the focus to the row it was opened from, which is visible again by then. */
  const backToLine = () =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-request="${requestId}"]`)?.focus());
  return (
    <Paper
      component="section"
      ref={panel}
      withBorder
      p="var(--eg-fluid-s)"
      className={classes.panel}
      aria-label={m.crm_opened_request()}
      tabIndex={-1}
    >
      <Button
        component={AdminLink}
        href={closeHref}
        variant="default"
        className={classes.close}
        leftSection={<IconArrowLeft size={18} stroke={1.7} aria-hidden />}
        onClick={backToLine}
      >
        {m.crm_all_requests()}
      </Button>
      <Fetched query={query} problem={m.crm_request_panel_failed_load_request()} lines={3} height={110}>
        {(request) => <Opened request={request} />}
      </Fetched>
    </Paper>
  );
}

type Request = RouterOutputs['admin']['serviceRequest'];

function Opened({ request }: { request: Request }) {
  return (
    <Stack gap="sm">
      <Title order={2} pe={{ md: 170 }}>
        {request.serviceName}
      </Title>
      <Facts>
        <Fact label={m.crm_from()}>
          <AdminLink href={`${adminPaths.users}/${request.userId}`}>{request.userName}</AdminLink>
        </Fact>
        <Fact label={m.crm_email()}>{request.userEmail}</Fact>
        <Fact label={m.crm_asked()}>
          <Moment at={request.createdAt} />
        </Fact>
        <Fact label={m.crm_status()}>
          <RequestStatusBadge status={request.status} />
        </Fact>
      </Facts>
      <Title order={3} mt="xs">
        {m.crm_what_they_need()}
      </Title>
      <UserText>{request.description}</UserText>
      <Title order={3} mt="xs">
        {m.crm_what_happened()}
      </Title>
      <Stack component="ol" gap="sm">
        {request.history.map((event, index) => (
          <li key={event.id}>
            <Group gap="0 var(--eg-space-3)" align="baseline" justify="space-between">
              <Text span inherit fw={600}>
                {labelOf(event, index)}
              </Text>
              <Text component="time" dateTime={event.createdAt} fz="sm" c="dimmed">
                {fullMoment(event.createdAt)}
              </Text>
            </Group>
            {event.reply && (
              <UserText isQuoted mt={4} bg="var(--eg-teal-soft)">
                {event.reply}
              </UserText>
            )}
          </li>
        ))}
      </Stack>
      <Title order={3} mt="xs">
        {m.crm_answer()}
      </Title>
      <ReplyForm request={request} />
    </Stack>
  );
}

function labelOf({ statusWord, status, isMember, byEmail, reply }: Request['history'][number], index: number): string {
  if (index === 0) return m.crm_asked();
  if (isMember) return status === 'cancelled' ? m.crm_request_panel_canceled_by_the_member() : statusWord;
  const who = byEmail ?? 'an admin whose account is gone';
  return reply ? m.crm_request_panel_answered_by({ who, statusWord }) : m.crm_request_panel_by({ statusWord, who });
}
