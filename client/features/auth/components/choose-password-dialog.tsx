import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { cleanPath, paths } from '../../../../shared/paths.ts';
import { refreshSession, useSession } from '../../../lib/session.ts';
import { useSignedIn } from '../../../lib/signed-in.ts';
import { showToast } from '../../../lib/toast.tsx';
import { trpcClient } from '../../../lib/trpc.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import classes from './choose-password-dialog.module.css';

/**
 * After an activation the temporary password has done its work. Where the member lands, this asks for one of their own;
 * it can wait, and the settings remind.
 */
export function ChoosePasswordDialog() {
  const isPlace = cleanPath(usePathname()) === paths.services;
  const { session } = useSession({ enabled: useSignedIn() });
  const [postponedBy, setPostponedBy] = useState<string>();

  const user = session?.user;
  const isAsked = user !== undefined && !user.hasPassword && user.id !== postponedBy;
  const later = () => setPostponedBy(user?.id);
  return (
    <Modal
      opened={isPlace && isAsked}
      onClose={later}
      centered
      size={460}
      radius="lg"
      padding={0}
      withCloseButton={false}
      title="Choose your own password"
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
      transitionProps={{ duration: 120 }}
    >
      <p className={classes.lead}>
        The temporary one from your email has done its work. With your own you can log in any time.
      </p>
      <NewPasswordForm
        label="Save password"
        email={user?.email}
        save={async (newPassword) => {
          await trpcClient.auth.choosePassword.mutate({ newPassword });
          await refreshSession();
          showToast({ title: 'Your password is saved' });
        }}
      />
      <Button variant="subtle" fullWidth className={classes.later} onClick={later}>
        Later
      </Button>
    </Modal>
  );
}
