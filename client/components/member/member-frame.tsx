/** Frame of the member area. */
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { useSession } from '#client/lib/session.ts';
import { AppLink } from '../app-link.tsx';
import { BrandMark } from '../brand-mark.tsx';
import { CartLink } from '../cart-link.tsx';
import { SchemeToggle } from '../scheme-toggle.tsx';
import { AppFrame, CountBadge } from '../ui/app-frame.tsx';
import { SearchButton } from '../ui/search-button.tsx';
import { usePalette } from '../ui/use-palette.ts';
import { AccountFoot } from './account-foot.tsx';
import { AreaBar, AreaList, useHere } from './area-menu.tsx';
import { unreadText, useNews } from './use-news.ts';

const loadPalette = async () => (await import('./command-palette.tsx')).CommandPalette;

/** Stays mounted across screens. Shown while the session is loading, hidden for visitors. */
export function MemberFrame({ children }: { children: ReactNode }) {
  const { session } = useSession();
  const palette = usePalette(loadPalette);
  // Keeps the user while a member whose session has ended signs in again.
  const [user, setUser] = useState(session?.user);
  if (session && session.user !== user) setUser(session.user);
  const isMembers = session !== null || user !== undefined;
  return (
    <>
      <AppFrame
        label={m.components_member_area()}
        menuFrom="sm"
        top={isMembers && <TopBar onSearch={palette.open} />}
        side={
          <>
            <AreaList />
            <AccountFoot user={user} />
          </>
        }
        bottom={<AreaBar user={user} />}
      >
        {children}
      </AppFrame>
      <NewsAnnouncer />
      {user && palette.element}
    </>
  );
}

function TopBar({ onSearch }: { onSearch: () => void }) {
  const unread = useNews().data?.unread ?? 0;
  const isHere = useHere() === paths.notifications;
  return (
    <>
      <Text
        component={AppLink}
        href={paths.home}
        className="place"
        ff="heading"
        fz="lg"
        fw={700}
        mr="auto"
        aria-label={m.components_member_frame_home({ name: brand.name })}
      >
        <BrandMark />
      </Text>
      <SearchButton onClick={onSearch} />
      <CartLink />
      <SchemeToggle />
      {/* Puts the count next to the bell, not over it. The width fits two digits, so nothing moves when it loads. */}
      <Button
        component={AppLink}
        href={paths.notifications}
        variant="subtle"
        miw={66}
        px={8}
        justify="flex-start"
        c={isHere ? 'var(--eg-teal)' : undefined}
        aria-current={isHere ? 'page' : undefined}
      >
        <IconBell size={22} stroke={1.7} aria-hidden />
        <VisuallyHidden component="span">{m.components_notifications()}</VisuallyHidden>
        <CountBadge count={unread} words={m.components_unread()} />
      </Button>
    </>
  );
}

function NewsAnnouncer() {
  const unread = useNews().data?.unread;
  return unread !== undefined && <Announcer unread={unread} />;
}

/** Announces new notifications to screen readers, but not earlier ones or a lower count. */
function Announcer({ unread }: { unread: number }) {
  const [known, setKnown] = useState(unread);
  const [said, setSaid] = useState('');
  if (known !== unread) {
    setKnown(unread);
    setSaid(unread > known ? unreadText(unread) : '');
  }
  return (
    <VisuallyHidden component="p" aria-live="polite">
      {said}
    </VisuallyHidden>
  );
}
