import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef } from 'react';
import type { User } from '#client/lib/session.ts';
import { dayOf } from '#client/lib/time.ts';
import { trpc } from '#client/lib/trpc.ts';
import classes from './deletion-banner.module.css';

/** Above every screen of an account that is to be deleted: when, and the way back. */
export function DeletionBanner({ user }: { user: User }) {
  const utils = trpc.useUtils();
  const root = useRef<HTMLElement>(null);
  const keep = trpc.settings.cancelDeletion.useMutation({
    meta: { success: { title: 'Your account stays' }, failure: 'Your account is still to be deleted' },
    onSuccess: async () => {
      const next = root.current?.parentElement?.querySelector<HTMLElement>('[data-panel-title]');
      await utils.auth.session.invalidate();
      // The button has gone from under the focus.
      next?.focus({ preventScroll: true });
    },
  });
  if (!user.deletionDueAt) return null;
  return (
    <section ref={root} className={classes.banner} aria-label="Deletion of your account">
      <IconAlertTriangle size={24} stroke={1.7} aria-hidden />
      <p className={classes.words}>
        <strong>Your account will be deleted on {dayOf(user.deletionDueAt)}.</strong> Everything in it goes with it.
      </p>
      <Button loading={keep.isPending} onClick={() => keep.mutate()}>
        Keep my account
      </Button>
    </section>
  );
}
