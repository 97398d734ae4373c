import { Button, Group, Paper, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import type { User } from '#client/lib/session.ts';
import { dayOf } from '#client/lib/time.ts';
import { trpc } from '#client/lib/trpc.ts';

/** Shown above every screen of an account scheduled for deletion: the date, and a button to cancel. */
export function DeletionBanner({ user }: { user: User }) {
  const utils = trpc.useUtils();
  const root = useRef<HTMLElement>(null);
  const keep = trpc.settings.cancelDeletion.useMutation({
    meta: {
      success: { title: m.components_deletion_banner_youre_keeping_your_account() },
      failure: m.components_deletion_banner_couldnt_cancel_deletion(),
    },
    onSuccess: async () => {
      const next = root.current?.parentElement?.querySelector<HTMLElement>('[data-panel-title]');
      await utils.auth.session.invalidate();
      // The focused button is gone.
      next?.focus({ preventScroll: true });
    },
  });
  if (!user.deletionDueAt) return null;
  return (
    <Paper
      component="section"
      ref={root}
      bd="1px solid var(--eg-danger)"
      px="lg"
      py="sm"
      mb="lg"
      aria-label={m.components_account_deletion()}
    >
      <Group gap="var(--eg-space-2) var(--eg-space-4)">
        <IconAlertTriangle size={24} stroke={1.7} color="var(--eg-danger)" aria-hidden />
        <Text flex="1 1 15rem">
          <Markup
            parts={m.components_deletion_banner_account_will_deleted_everything.parts({
              deletionDueAt: dayOf(user.deletionDueAt),
            })}
            tags={{ bold: (text) => <strong>{text}</strong> }}
          />
        </Text>
        <Button loading={keep.isPending} onClick={() => keep.mutate()}>
          {m.components_keep_my_account()}
        </Button>
      </Group>
    </Paper>
  );
}
