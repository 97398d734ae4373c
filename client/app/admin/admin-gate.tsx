import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { m } from '#messages';
import { FrameContent } from '#client/components/ui/app-frame.tsx';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { codeOf } from '#client/lib/failure.ts';
import { refreshSession, UserContext, useSession } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { leaveForSignIn } from './leave-admin.ts';

/**
 * Lets admins through. The server serves this app and its data only to admins, so this gate only redirects people who
 * have lost that right to the sign-in.
 */
export function AdminGate({ children }: { children: ReactNode }) {
  const { session } = useSession();
  const query = trpc.auth.session.useQuery();
  const userId = session?.user.id;
  const isAdmin = trpc.admin.isAdmin.useQuery(
    { userId: userId! },
    { enabled: userId !== undefined, staleTime: Infinity },
  );
  useLostRights();

  const isOver = session === null || isAdmin.data === false;
  useEffect(() => {
    if (isOver) leaveForSignIn();
  }, [isOver]);

  if (session && isAdmin.data) return <UserContext value={session.user}>{children}</UserContext>;
  const failed = query.error && session === undefined ? query : isAdmin.error ? isAdmin : undefined;
  return (
    <main id="main">
      <FrameContent isWide>
        {failed ? (
          <FetchProblem
            title={m.app_admin_gate_unreachable()}
            error={failed.error}
            isRetrying={failed.isFetching}
            onRetry={() => void failed.refetch()}
          />
        ) : (
          <LinesSkeleton lines={3} height={120} />
        )}
      </FrameContent>
    </main>
  );
}

/** Minimum time between two checks, however many calls were refused, in milliseconds. */
const lookEveryMs = 3000;

/**
 * Detects lost admin rights. For anyone who is no longer an admin, or whose session has ended, every admin call returns
 * NOT_FOUND, so check who is signed in after such a response.
 */
function useLostRights() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  useEffect(() => {
    let lookedAt = -Infinity;
    const look = (error: unknown) => {
      if (codeOf(error) !== 'NOT_FOUND' || performance.now() - lookedAt < lookEveryMs) return;
      lookedAt = performance.now();
      void refreshSession();
      void utils.admin.isAdmin.invalidate();
    };
    const ofQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    });
    const ofMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    });
    return () => {
      ofQueries();
      ofMutations();
    };
  }, [queryClient, utils]);
}
