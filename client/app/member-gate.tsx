import { useEffect, type ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { screenAt } from '../../shared/content/screens.ts';
import { cleanPath, paths } from '../../shared/paths.ts';
import { LinesSkeleton } from '../components/member/lines-skeleton.tsx';
import { useSession } from '../lib/session.ts';
import { useSignedIn } from '../lib/signed-in.ts';
import { trpc } from '../lib/trpc.ts';

/** Lets members through and sends everybody else to the sign-in, which leads back here. */
export function MemberGate({ children }: { children: ReactNode }) {
  const { session, failed, retry } = useSession();
  useEarlyQuestions(session === undefined);

  useEffect(() => {
    // After signing out the address has moved on already, while this screen waits for the next one.
    if (session !== null || screenAt(location.pathname)?.area !== 'member') return;
    const from = encodeURIComponent(location.pathname + location.search);
    navigate(`${paths.login}?from=${from}`, { replace: true });
  }, [session]);

  if (session) return children;
  if (failed) {
    return (
      <div role="alert">
        <p className="lead">Your account could not be reached. Please check your connection.</p>
        <p className="row">
          <button type="button" className="button" onClick={retry}>
            Try again
          </button>
        </p>
      </div>
    );
  }
  return <LinesSkeleton lines={3} height={160} />;
}

/**
 * What the dashboard shows is asked for together with who is signed in, in one request; not after it. Answers only
 * somebody who is.
 */
function useEarlyQuestions(isUnknown: boolean) {
  const utils = trpc.useUtils();
  const isLikely = useSignedIn();
  useEffect(() => {
    if (!isUnknown || !isLikely || cleanPath(location.pathname) !== paths.dashboard) return;
    void utils.dashboard.overview.prefetch();
    void utils.tutorials.progress.prefetch();
  }, [isUnknown, isLikely, utils]);
}
