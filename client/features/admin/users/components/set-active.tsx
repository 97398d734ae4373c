/** Deactivates or activates an account, after a confirmation that explains the consequences. */
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { m } from '#messages';
import { ConfirmDialog } from '#client/components/admin/confirm-dialog.tsx';
import { useUser } from '#client/lib/session.ts';
import { fullMoment } from '#client/lib/time.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { banEnd, nameOf } from '../user-labels.ts';

type User = RouterOutputs['admin']['people']['user'];

export function SetActive({ user }: { user: User }) {
  const self = useUser();
  const utils = trpc.useUtils();
  /** The requested action, kept in state so that the dialog's text doesn't change while it closes. */
  const [asked, setAsked] = useState<'activate' | 'deactivate'>('deactivate');
  const [isOpen, setIsOpen] = useState(false);
  const setActive = trpc.admin.setUserActive.useMutation({
    meta: { failure: m.admin_set_active_failed_update_user_status() },
    onSuccess: (_, { isActive }) =>
      showToast({ title: isActive ? m.admin_user_activated_successfully() : m.admin_user_deactivated_successfully() }),
    onSettled: () => {
      void utils.admin.audit.invalidate();
      return utils.admin.people.invalidate();
    },
  });
  // Admins can't deactivate their own account.
  if (self.id === user.id) return null;
  const name = nameOf(user);
  const who = name === user.email ? name : `${name} (${user.email})`;
  const isDeactivation = asked === 'deactivate';
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setAsked(user.isActive ? 'deactivate' : 'activate');
          setIsOpen(true);
        }}
      >
        {user.isActive ? m.admin_deactivate() : m.admin_activate()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={isDeactivation ? m.admin_deactivate_this_account() : m.admin_activate_this_account()}
        text={
          <Stack gap="sm">
            <Text fw={600} c="var(--eg-ink)" dir="auto">
              {who}
            </Text>
            <Text>
              {isDeactivation
                ? m.admin_set_active_theyll_signed_out_everywhere({ value: fullMoment(banEnd(new Date())) })
                : m.admin_set_active_they_can_sign_again()}
            </Text>
          </Stack>
        }
        confirmLabel={isDeactivation ? m.admin_deactivate() : m.admin_activate()}
        tone={isDeactivation ? 'danger' : 'plain'}
        onConfirm={() => setActive.mutateAsync({ userId: user.id, isActive: !isDeactivation })}
      />
    </>
  );
}
