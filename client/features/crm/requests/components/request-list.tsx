import { Box, Paper, Text } from '@mantine/core';
import { m } from '#messages';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { RequestStatusBadge } from './request-status.tsx';
import classes from './requests.module.css';

type Request = RouterOutputs['admin']['serviceRequests']['items'][number];

type Props = {
  requests: readonly Request[];
  openId: string | undefined;
  hrefOf: (id: string) => string;
  onOpen: () => void;
  /** Whether to keep the old results visible but dimmed while new ones load. */
  isOld: boolean;
};

/** Lists requests; each row opens one. */
export function RequestList({ requests, openId, hrefOf, onOpen, isOld }: Props) {
  return (
    <Paper component="ul" withBorder aria-label={m.crm_requests()} opacity={isOld ? 0.6 : undefined} aria-busy={isOld}>
      {requests.map(({ id, userName, serviceName, description, status, createdAt }) => (
        <li key={id} className={classes.item} data-current={id === openId || undefined}>
          <Box flex="0 1 13rem" miw={0}>
            <AdminLink
              href={hrefOf(id)}
              className={classes.itemLink}
              aria-current={id === openId ? 'true' : undefined}
              data-request={id}
              onClick={onOpen}
            >
              <span dir="auto">{userName}</span>
            </AdminLink>
          </Box>
          <Box flex="0 0 7rem">
            <RequestStatusBadge status={status} />
          </Box>
          <Text flex="1 1 18rem" miw={0} fz="sm" truncate dir="auto">
            <Text span inherit c="dimmed">
              {serviceName} · <Moment at={createdAt} />
            </Text>{' '}
            {description}
          </Text>
        </li>
      ))}
    </Paper>
  );
}
