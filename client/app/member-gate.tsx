import { useEffect, useState, type ReactNode } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { m } from '#messages';
import { screenAt } from '#shared/content/screens.ts';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { leaveForSignIn, UserContext, useSession } from '../lib/session.ts';
import { askToSignInAgain } from '../lib/sign-in-again.ts';

/**
 * Lets members through and sends everyone else to the sign-in, which returns here. If a session ends while a screen is
 * open, the screen and any typed text stay, and the member is asked to sign in again.
 */
export function MemberGate({ children }: { children: ReactNode }) {
  const { session, failed, retry } = useSession();
  const [member, setMember] = useState(session?.user);
  if (session && session.user !== member) setMember(session.user);
  const wasIn = member !== undefined;
  // After a sign-out, the URL has already changed but the next screen hasn't loaded yet.
  const isHere = screenAt(usePathname())?.area === 'member';
  const isOver = session === null && isHere;

  useEffect(() => {
    if (!isOver) return;
    void (wasIn ? askToSignInAgain() : Promise.resolve(false)).then((isBack) => {
      if (!isBack) leaveForSignIn();
    });
  }, [isOver, wasIn]);

  const user = session?.user ?? (isOver ? member : undefined);
  if (user) return <UserContext value={user}>{children}</UserContext>;
  if (failed) {
    return (
      <div role="alert">
        <p className="lead">{m.app_member_gate_couldnt_reach_account_check()}</p>
        <p className="row">
          <button type="button" className="button" onClick={retry}>
            {m.app_try_again()}
          </button>
        </p>
      </div>
    );
  }
  return <LinesSkeleton lines={3} height={160} />;
}
