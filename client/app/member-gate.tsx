import { useEffect, type ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { screenAt } from '../../shared/content/screens.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../lib/session.ts';

/** Lets members through and sends everybody else to the sign-in, which leads back here. */
export function MemberGate({ children }: { children: ReactNode }) {
  const { session, failed, retry } = useSession();

  useEffect(() => {
    // After signing out the address has moved on already, while this screen waits for the next one.
    if (session !== null || screenAt(location.pathname)?.area !== 'member') return;
    const from = encodeURIComponent(location.pathname + location.search);
    navigate(`${paths.login}?from=${from}`, { replace: true });
  }, [session]);

  if (session) return children;
  return (
    <div className="section">
      <div className="wrap">
        {failed ? (
          <div role="alert">
            <p className="lead">Your account could not be reached. Please check your connection.</p>
            <p className="row">
              <button type="button" className="button" onClick={retry}>
                Try again
              </button>
            </p>
          </div>
        ) : (
          <p className="lead" role="status" aria-label="Loading" />
        )}
      </div>
    </div>
  );
}
