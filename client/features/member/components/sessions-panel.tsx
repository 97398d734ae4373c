import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc.ts';
import { deviceOf } from '#client/lib/device.ts';
import { fullMoment, timeAgo } from '#client/lib/time.ts';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import classes from './settings.module.css';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** Where the account is signed in, and how to end that. */
export function SessionsPanel() {
  const utils = trpc.useUtils();
  const sessions = trpc.auth.sessions.useQuery();
  const [now] = useState(() => new Date());
  const root = useRef<HTMLDivElement>(null);
  const revoke = trpc.auth.revokeSession.useMutation({
    meta: { success: { title: 'Signed out there' }, failure: 'Still signed in there' },
    onSuccess: async (_result, { sessionId }) => {
      // The button goes away from under the focus.
      root.current?.querySelector<HTMLElement>('[data-panel-title]')?.focus({ preventScroll: true });
      utils.auth.sessions.setData(undefined, (list) => list?.filter(({ id }) => id !== sessionId));
      await utils.auth.sessions.invalidate();
    },
  });

  return (
    <div ref={root} className={classes.anchor}>
      <Panel title="Where you are signed in" lead="End what you do not recognize, then change your password.">
        {sessions.isError && !sessions.data ? (
          <FetchProblem
            title="Your sessions could not be loaded"
            error={sessions.error}
            onRetry={() => void sessions.refetch()}
            isRetrying={sessions.isRefetching}
          />
        ) : !sessions.data ? (
          <LinesSkeleton lines={2} height={64} />
        ) : (
          <ul className={classes.sessions}>
            {sessions.data
              .toSorted((one, other) => Number(other.current) - Number(one.current))
              .map((session) => {
                const device = deviceOf(session.userAgent);
                const Icon = device.kind === 'phone' ? IconDeviceMobile : IconDeviceDesktop;
                const isEnding = revoke.isPending && revoke.variables.sessionId === session.id;
                return (
                  <li key={session.id}>
                    <Icon size={26} stroke={1.6} aria-hidden />
                    <div>
                      <p className={classes.device}>{device.name}</p>
                      <p className={classes.hint}>
                        {session.current ? (
                          'This browser'
                        ) : (
                          <>
                            Last seen{' '}
                            <time dateTime={session.lastSeenAt} title={fullMoment(session.lastSeenAt)}>
                              {timeAgo(session.lastSeenAt, now)}
                            </time>
                          </>
                        )}
                      </p>
                    </div>
                    {!session.current && (
                      <Button
                        variant="default"
                        loading={isEnding}
                        aria-label={`End the session of ${device.name}`}
                        onClick={() => revoke.mutate({ sessionId: session.id })}
                      >
                        End
                      </Button>
                    )}
                  </li>
                );
              })}
          </ul>
        )}
        <SignOutEverywhere />
      </Panel>
    </div>
  );
}
