import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { deskPaths } from '#shared/desk-paths.ts';
import { DeskLink } from '#client/components/desk/desk-link.tsx';
import { Fact, Facts } from '#client/components/desk/facts.tsx';
import { Fetched } from '#client/components/desk/fetched.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import { fullMoment } from '#client/lib/time.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { ReplyForm } from './reply-form.tsx';
import { RequestStatusBadge } from './request-status.tsx';
import classes from './requests.module.css';

type Props = {
  requestId: string;
  /** The list without it. */
  closeHref: string;
  /** The keyboard comes here. */
  takesFocus: boolean;
};

/** One request: who asked for what, what happened since, and what to answer. */
export function RequestPanel({ requestId, closeHref, takesFocus }: Props) {
  const panel = useRef<HTMLElement>(null);
  const query = trpc.admin.serviceRequest.useQuery({ requestId });
  useEffect(() => {
    if (!takesFocus) return;
    // In place of the list, it begins at the top; beside it, the list stays where it is.
    panel.current?.scrollIntoView({ block: 'nearest' });
    panel.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  /** Back to the line it was opened from, which is shown again by then. */
  const backToLine = () =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-request="${requestId}"]`)?.focus());
  return (
    <section ref={panel} className={classes.panel} aria-label="Opened request" tabIndex={-1}>
      <DeskLink href={closeHref} className={classes.close} onClick={backToLine}>
        <IconArrowLeft size={20} stroke={1.7} aria-hidden className={classes.closeNarrow} />
        <IconX size={20} stroke={1.7} aria-hidden className={classes.closeWide} />
        <span className={classes.closeWord}>All requests</span>
      </DeskLink>
      <Fetched query={query} problem="This request could not be loaded" lines={3} height={110}>
        {(request) => <Opened request={request} />}
      </Fetched>
    </section>
  );
}

type Request = RouterOutputs['admin']['serviceRequest'];

function Opened({ request }: { request: Request }) {
  return (
    <>
      <h2 className={classes.title}>{request.serviceName}</h2>
      <Facts>
        <Fact label="From">
          <DeskLink href={`${deskPaths.users}/${request.userId}`} className={classes.person}>
            {request.userName}
          </DeskLink>
        </Fact>
        <Fact label="Email">{request.userEmail}</Fact>
        <Fact label="Asked">
          <Moment at={request.createdAt} />
        </Fact>
        <Fact label="Status">
          <RequestStatusBadge status={request.status} />
        </Fact>
      </Facts>
      <h3 className={classes.sub}>What they need</h3>
      <p className={classes.words} dir="auto">
        {request.description}
      </p>
      <h3 className={classes.sub}>What happened</h3>
      <ol className={classes.history}>
        {request.history.map((event, index) => (
          <li key={event.id} className={classes.event}>
            <p className={classes.what}>
              <span className={classes.eventWord}>{wordOf(event, index)}</span>
              <time dateTime={event.createdAt}>{fullMoment(event.createdAt)}</time>
            </p>
            {event.reply && (
              <blockquote className={classes.reply} dir="auto">
                {event.reply}
              </blockquote>
            )}
          </li>
        ))}
      </ol>
      <h3 className={classes.sub}>Answer</h3>
      <ReplyForm request={request} />
    </>
  );
}

function wordOf({ statusWord, status, isMember, byEmail, reply }: Request['history'][number], index: number): string {
  if (index === 0) return 'Asked';
  if (isMember) return status === 'cancelled' ? 'Taken back by the member' : statusWord;
  const who = byEmail ?? 'an admin whose account is gone';
  return reply ? `Answered by ${who} · ${statusWord}` : `${statusWord}, by ${who}`;
}
