import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { m } from '#messages';
import { cleanPath, paths } from '#shared/paths.ts';
import { lazyForm } from '#client/components/lazy-form.tsx';
import { MountWhenOpened } from '#client/components/ui/mount-when-opened.tsx';
import { refreshSession, useSession } from '#client/lib/session.ts';
import { readText, session, storageKeys, writeText } from '#client/lib/storage.ts';
import { useSignedIn } from '#client/lib/use-signed-in.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';

const NewPasswordForm = lazyForm(async () => (await import('./new-password-form.tsx')).NewPasswordForm);

/** Returns the member who chose "Later" in this tab, so that they aren't asked again. */
const readPostponed = () => readText(session, storageKeys.choosePasswordLater);

/**
 * Asks members on their landing screen to replace their temporary password from the activation. They can postpone it;
 * the settings show a reminder.
 */
export function ChoosePasswordDialog() {
  const isPlace = cleanPath(usePathname()) === paths.services;
  const { session: signedIn } = useSession({ enabled: useSignedIn() });
  const [postponedBy, setPostponedBy] = useState(readPostponed);

  const choose = trpc.auth.choosePassword.useMutation();

  const user = signedIn?.user;
  const isAsked = user !== undefined && !user.hasPassword && user.id !== postponedBy;
  const later = () => {
    if (!user) return;
    setPostponedBy(user.id);
    writeText(session, storageKeys.choosePasswordLater, user.id);
  };
  return (
    <MountWhenOpened opened={isPlace && isAsked}>
      <Modal
        opened={isPlace && isAsked}
        onClose={later}
        size={460}
        withCloseButton={false}
        title={m.account_choose_password_dialog_choose_your_own_password()}
      >
        <Text c="dimmed">{m.account_choose_password_dialog_youre_done_temporary_password()}</Text>
        <NewPasswordForm
          label={m.account_save_password()}
          takesFocus
          email={user?.email}
          save={async (newPassword) => {
            await choose.mutateAsync({ newPassword });
            await refreshSession();
            showToast({ title: m.account_password_saved() });
          }}
        />
        <Button variant="subtle" fullWidth mt="xs" onClick={later}>
          {m.account_later()}
        </Button>
      </Modal>
    </MountWhenOpened>
  );
}
