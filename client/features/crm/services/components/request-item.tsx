import { useId } from 'react';
import { dayOf, fullMoment } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { CancelRequest } from './cancel-request.tsx';
import classes from './services.module.css';

type Request = RouterOutputs['services']['list']['items'][number];

/** One request: what was asked, where it stands, and what has happened since. */
export function RequestItem({ request }: { request: Request }) {
  const id = useId();
  return (
    <li className={classes.item}>
      <article aria-labelledby={id}>
        <div className={classes.head}>
          <h3 id={id} className={classes.name} tabIndex={-1}>
            {request.serviceName}
          </h3>
          <span className={classes.status} data-status={request.status}>
            {request.statusWord}
          </span>
        </div>
        <p className={classes.words} dir="auto">
          {request.description}
        </p>
        <ol className={classes.history} aria-label="What happened">
          {request.history.map((event, index) => (
            <li key={event.id} className={classes.event} data-status={event.status}>
              <p className={classes.what}>
                <span className={classes.eventWord}>{wordOf(event, index)}</span>
                <time dateTime={event.createdAt} title={fullMoment(event.createdAt)}>
                  {dayOf(event.createdAt)}
                </time>
              </p>
              {event.reply && (
                <blockquote className={classes.reply} dir="auto">
                  {event.reply}
                </blockquote>
              )}
            </li>
          ))}
        </ol>
        {request.status === 'pending' && <CancelRequest request={request} />}
      </article>
    </li>
  );
}

function wordOf({ status, statusWord, isOwn, reply }: Request['history'][number], index: number): string {
  if (index === 0) return 'You asked';
  if (status === 'cancelled') return isOwn ? 'You cancelled' : 'Cancelled by our team';
  return reply ? `Our team answered · ${statusWord}` : statusWord;
}
