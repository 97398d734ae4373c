import { NavLink } from '@mantine/core';
import { IconArrowLeft, IconBriefcase, IconMessageCircle } from '@tabler/icons-react';
import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { openChat } from '#client/lib/open-chat.ts';
import { signOut, type User } from '#client/lib/session.ts';
import { AppLink } from '../app-link.tsx';
import { FrameFoot } from '../ui/app-frame.tsx';

type Props = {
  /** Undefined while the session is loading. */
  user: User | undefined;
  /** Called when the user follows a link here. */
  onFollow?: () => void;
};

/** Links to the chat and the site, the account's name, and the sign-out button. */
export function AccountFoot({ user, onFollow }: Props) {
  return (
    <FrameFoot user={user} onSignOut={signOut}>
      <NavLink
        component="button"
        type="button"
        label={m.components_account_foot_chat_with_the_assistant()}
        leftSection={<IconMessageCircle size={20} stroke={1.7} aria-hidden />}
        onClick={() => {
          onFollow?.();
          openChat();
        }}
      />
      {user?.role === 'admin' && (
        <NavLink
          href={paths.admin}
          label={m.components_agency_admin()}
          leftSection={<IconBriefcase size={20} stroke={1.7} aria-hidden />}
        />
      )}
      <NavLink
        component={AppLink}
        href={paths.home}
        label={m.components_account_foot_back_to_the_site()}
        leftSection={<IconArrowLeft size={20} stroke={1.7} aria-hidden />}
      />
    </FrameFoot>
  );
}
