import { Button, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { m } from '#messages';
import { lazyForm } from '#client/components/lazy-form.tsx';
import { MountWhenOpened } from '#client/components/ui/mount-when-opened.tsx';
import { leaveForSignIn, useSession } from '#client/lib/session.ts';
import { noteAccount, useSignInAgain } from '#client/lib/sign-in-again.ts';

const SignInAgainForm = lazyForm(async () => (await import('./sign-in-again-form.tsx')).SignInAgainForm);

/** Opens over a screen whose session has expired, so that no typed text is lost. Mount it once in the app. */
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
        title={m.account_sign_in_again()}
      >
        <Text c="dimmed">{m.account_sign_in_again_dialog_session_has_ended_sign()}</Text>
        {asked && <SignInAgainForm email={asked.email} onDone={() => asked.settle(true)} />}
        <Button variant="subtle" fullWidth mt="xs" onClick={cancel}>
          {m.account_cancel()}
        </Button>
      </Modal>
    </MountWhenOpened>
  );
}
