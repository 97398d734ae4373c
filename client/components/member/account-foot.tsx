import { Button } from '@mantine/core';
import { IconArrowLeft, IconBriefcase, IconLogout, IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '#shared/paths.ts';
import { openChat } from '#client/lib/open-chat.ts';
import { signOut, type User } from '#client/lib/session.ts';
import { AppLink } from '../app-link.tsx';
import classes from './member-frame.module.css';

type Props = {
  /** Undefined while it is being asked who is signed in. */
  user: User | undefined;
  /** Something here was used that leads elsewhere. */
  onFollow?: () => void;
};

/** Whose account it is, the chat, the way back to the site and the way out. */
export function AccountFoot({ user, onFollow }: Props) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await signOut();
    setIsLeaving(false);
  };
  return (
    <div className={classes.foot}>
      <button
        type="button"
        className={classes.area}
        onClick={() => {
          onFollow?.();
          openChat();
        }}
      >
        <IconMessageCircle size={21} stroke={1.7} aria-hidden />
        Chat with the assistant
      </button>
      {user?.role === 'admin' && (
        <a href={paths.admin} className={classes.area}>
          <IconBriefcase size={21} stroke={1.7} aria-hidden />
          Agency desk
        </a>
      )}
      <AppLink href={paths.home} className={classes.area}>
        <IconArrowLeft size={21} stroke={1.7} aria-hidden />
        Back to the site
      </AppLink>
      <div className={classes.who}>
        {user?.fullName && (
          <p className={classes.name} dir="auto" title={user.fullName}>
            {user.fullName}
          </p>
        )}
        {user && (
          <p className={classes.email} title={user.email}>
            {user.email}
          </p>
        )}
      </div>
      <Button
        variant="default"
        leftSection={<IconLogout size={20} stroke={1.7} aria-hidden />}
        loading={isLeaving}
        disabled={!user}
        onClick={leave}
      >
        Sign out
      </Button>
    </div>
  );
}
