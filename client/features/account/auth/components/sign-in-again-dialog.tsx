import { Button, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { lazyForm } from '#client/components/lazy-form.tsx';
import { MountWhenOpened } from '#client/components/ui/mount-when-opened.tsx';
import { leaveForSignIn, useSession } from '#client/lib/session.ts';
import { noteAccount, useSignInAgain } from '#client/lib/sign-in-again.ts';

const SignInAgainForm = lazyForm(async () => (await import('./sign-in-again-form.tsx')).SignInAgainForm);

/** Opens over a screen whose session has expired, so that nothing typed there is lost. Mount it once in the app. */
export function SignInAgainDialog() {
  // Reads the cached session without requesting it.
  const { session } = useSession({ enabled: false });
  useEffect(() => {
    if (session) noteAccount(session.user.email);
  }, [session]);
  const asked = useSignInAgain();
  const cancel = () => {
    asked?.settle(false);
    leaveForSignIn();
  };
  return (
    <MountWhenOpened opened={asked !== undefined}>
      <Modal
        opened={asked !== undefined}
        onClose={cancel}
        closeOnClickOutside={false}
        size={460}
        zIndex={350}
        withCloseButton={false}
        title="Sign in again"
      >
        <Text c="dimmed">Your session has ended. Sign in to continue. Everything on this page is still here.</Text>
        {asked && <SignInAgainForm email={asked.email} onDone={() => asked.settle(true)} />}
        <Button variant="subtle" fullWidth mt="xs" onClick={cancel}>
          Cancel
        </Button>
      </Modal>
    </MountWhenOpened>
  );
}
