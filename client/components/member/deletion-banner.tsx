import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef } from 'react';
import type { User } from '../../lib/session.ts';
import { dayOf } from '../../lib/time.ts';
import { showToast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { toastFailure } from './failures.ts';
import classes from './deletion-banner.module.css';

/** Above every screen of an account that is to be deleted: when, and the way back. */
export function DeletionBanner({ user }: { user: User }) {
  const utils = trpc.useUtils();
  const root = useRef<HTMLElement>(null);
  const keep = trpc.settings.cancelDeletion.useMutation({
    onSuccess: async () => {
      const next = root.current?.parentElement?.querySelector<HTMLElement>('[data-panel-title]');
      await utils.auth.session.invalidate();
      // The button has gone from under the focus.
      next?.focus({ preventScroll: true });
      showToast({ title: 'Your account stays' });
    },
    onError: (error) => toastFailure('Your account is still to be deleted', error),
  });
  if (!user.deletionDueAt) return null;
  return (
    <section ref={root} className={classes.banner} aria-label="Deletion of your account">
      <IconAlertTriangle size={24} stroke={1.7} aria-hidden />
      <p className={classes.words}>
        <strong>Your account will be deleted on {dayOf(user.deletionDueAt)}.</strong> Everything in it goes with it.
      </p>
      <Button className={classes.button} loading={keep.isPending} onClick={() => keep.mutate()}>
        Keep my account
      </Button>
    </section>
  );
}
