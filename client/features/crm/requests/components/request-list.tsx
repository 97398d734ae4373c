import { DeskLink } from '#client/components/desk/desk-link.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { RequestStatusBadge } from './request-status.tsx';
import classes from './requests.module.css';

type Request = RouterOutputs['admin']['serviceRequests']['items'][number];

type Props = {
  requests: readonly Request[];
  openId: string | undefined;
  hrefOf: (id: string) => string;
  onOpen: () => void;
  /** Other ones are on their way: these are still to be read, dimmed. */
  isOld: boolean;
};

/** Requests as lines that open one of them. */
export function RequestList({ requests, openId, hrefOf, onOpen, isOld }: Props) {
  return (
    <ul className={classes.list} aria-label="Requests" data-old={isOld || undefined} aria-busy={isOld}>
      {requests.map(({ id, userName, serviceName, description, status, createdAt }) => (
        <li key={id} className={classes.item} data-current={id === openId || undefined}>
          <div className={classes.itemHead}>
            <DeskLink
              href={hrefOf(id)}
              className={classes.itemLink}
              aria-current={id === openId ? 'true' : undefined}
              data-request={id}
              onClick={onOpen}
            >
              <span dir="auto">{userName}</span>
            </DeskLink>
            <RequestStatusBadge status={status} />
          </div>
          <p className={classes.itemMeta}>
            {serviceName} · <Moment at={createdAt} />
          </p>
          <p className={classes.itemWords} dir="auto">
            {description}
          </p>
        </li>
      ))}
    </ul>
  );
}
