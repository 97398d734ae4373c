import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { InlineQuestion } from '#client/components/ui/inline-question.tsx';
import { announceSignOut } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';

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
    <InlineQuestion
      label="Sign out everywhere?"
      question="Sign out of all browsers? This one too: you will need to sign in again."
      yes="Sign out everywhere"
      no="Stay signed in"
      isBusy={everywhere.isPending}
      onYes={() => everywhere.mutate()}
      onNo={keep}
    />
  );
}
