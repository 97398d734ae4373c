import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { announceSignOut } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import classes from './settings.module.css';

/** Asked in place, so that a slip of the thumb signs nobody out. */
export function SignOutEverywhere() {
  const [asks, setAsks] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const everywhere = trpc.auth.signOutEverywhere.useMutation({
    meta: {
      success: { title: 'Signed out successfully', description: 'All browsers are signed out.' },
      failure: 'Sign out failed',
    },
    onSuccess: () => {
      announceSignOut();
    },
  });
  const keep = () => {
    setAsks(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (!asks) {
    return (
      <Button ref={opener} variant="default" mt="md" onClick={() => setAsks(true)}>
        Sign out everywhere
      </Button>
    );
  }
  return (
    <div
      className={classes.question}
      role="alertdialog"
      aria-label="Sign out everywhere?"
      aria-describedby="sign-out-everywhere"
      onKeyDown={(event) => event.key === 'Escape' && keep()}
    >
      <p id="sign-out-everywhere">Sign out of all browsers? This one too: you will need to sign in again.</p>
      <div className={classes.buttons}>
        <Button loading={everywhere.isPending} onClick={() => everywhere.mutate()} autoFocus>
          Sign out everywhere
        </Button>
        <Button variant="default" disabled={everywhere.isPending} onClick={keep}>
          Stay signed in
        </Button>
      </div>
    </div>
  );
}
