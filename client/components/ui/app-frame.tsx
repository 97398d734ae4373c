/** Frame of the member and admin areas: top bar, menu on the left, screen in the middle. */
import {
  AppShell,
  Badge,
  Button,
  Drawer,
  Group,
  NavLink,
  Stack,
  Text,
  VisuallyHidden,
  useMantineTheme,
} from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLogout, type Icon } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { m } from '#messages';
import type { LinkProps } from '../route-link.tsx';
import { UnsavedNotice } from '../unsaved-notice.tsx';
import { MountWhenOpened } from './mount-when-opened.tsx';
import classes from './app-frame.module.css';

type Props = {
  /** Accessible name of the menu's landmark. */
  label: string;
  /** Breakpoint from which the menu is next to the screen. */
  menuFrom: 'sm' | 'md';
  /** Contents of the top bar. Falsy while no one is signed in; then only the screen is shown. */
  top: ReactNode;
  side: ReactNode;
  /** Contents of the bottom bar on narrow screens. */
  bottom?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
};

/** Stays mounted while users move between its screens. */
export function AppFrame({ label, menuFrom, top, side, bottom, isWide = false, children }: Props) {
  // Render only the menu that fits, because a hidden second one would slow phones down.
  const isMenuShown = useMediaQuery(`(min-width: ${useMantineTheme().breakpoints[menuFrom]})`, true, {
    getInitialValueInEffect: false,
  });
  return (
    <AppShell
      disabled={!top}
      header={{ height: 61 }}
      navbar={{ width: 256, breakpoint: menuFrom, collapsed: { mobile: true } }}
      {...(bottom ? { footer: { height: { base: 64, [menuFrom]: 0 } } } : {})}
      transitionDuration={0}
      // Below the skip link and the notice about unsaved changes.
      zIndex={20}
      fz="md"
      classNames={{ header: classes.bar, navbar: classes.bar, footer: classes.bar }}
    >
      <AppShell.Header>
        <Group
          h="100%"
          gap={4}
          wrap="nowrap"
          pl="max(16px, env(safe-area-inset-left))"
          pr="max(12px, env(safe-area-inset-right))"
        >
          {top}
        </Group>
      </AppShell.Header>
      {/* Mantine renders landmarks without names. Ours, with names, are inside. */}
      <AppShell.Navbar role="presentation" visibleFrom={menuFrom}>
        <Stack component="aside" aria-label={label} className={classes.side} justify="space-between" h="100%" p="sm">
          {isMenuShown && side}
        </Stack>
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1}>
        <UnsavedNotice />
        <FrameContent isWide={isWide}>{children}</FrameContent>
      </AppShell.Main>
      {bottom && !isMenuShown && (
        <AppShell.Footer role="presentation" hiddenFrom={menuFrom}>
          {bottom}
        </AppShell.Footer>
      )}
    </AppShell>
  );
}

/** Column for a screen's content. */
export function FrameContent({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <div className={classes.content} data-wide={isWide || undefined}>
      {children}
    </div>
  );
}

export type FrameArea = { href: string; label: string; icon: Icon };
type AreaLinkProps = {
  area: FrameArea;
  /** Link component of the app or the admin area. */
  component: (props: LinkProps) => ReactNode;
  here: string;
  /** Whether the open screen is nested in the area. */
  isWithin?: boolean;
  isIndented?: boolean;
  /** Shown on the right. */
  aside?: ReactNode;
  onFollow?: (() => void) | undefined;
};

/** Menu entry, highlighted when its screen is open. */
export function AreaLink({ area, component, here, isWithin, isIndented, aside, onFollow }: AreaLinkProps) {
  const { href, label, icon: Icon } = area;
  return (
    <NavLink
      component={component}
      href={href}
      label={label}
      leftSection={<Icon size={20} stroke={1.7} aria-hidden />}
      rightSection={aside}
      active={isWithin ?? false}
      aria-current={here === href ? 'page' : isWithin ? 'true' : undefined}
      pl={isIndented ? 'xl' : undefined}
      onClick={onFollow}
    />
  );
}

/** Badge with a count and its unit ("unread"). Renders nothing for 0. */
export function CountBadge({ count, words }: { count: number; words: string }) {
  if (count === 0) return null;
  return (
    <Badge component="span" circle={count < 10} px={count < 10 ? 0 : 6}>
      {/* The space separates it from the previous word for screen readers. */} {count > 99 ? '99+' : count}
      <VisuallyHidden component="span"> {words}</VisuallyHidden>
    </Badge>
  );
}

type FootProps = {
  /** Undefined while the session is loading. */
  user: { fullName: string | null; email: string } | undefined;
  onSignOut: () => Promise<void>;
  children: ReactNode;
};

/** Links, the account's name and email, and the sign-out button. */
export function FrameFoot({ user, onSignOut, children }: FootProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await onSignOut();
    setIsLeaving(false);
  };
  return (
    <div>
      {children}
      {/* Reserve the height until the account is loaded, so that nothing moves. */}
      <Stack gap={0} className={classes.who} mt="xs" p="sm" mih={76} justify="center">
        {user?.fullName && (
          <Text fw={650} truncate dir="auto" title={user.fullName}>
            {user.fullName}
          </Text>
        )}
        {user && (
          <Text fz="sm" c="dimmed" truncate title={user.email}>
            {user.email}
          </Text>
        )}
      </Stack>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconLogout size={20} stroke={1.7} aria-hidden />}
        loading={isLeaving}
        disabled={!user}
        onClick={() => void leave()}
      >
        {m.components_sign_out()}
      </Button>
    </div>
  );
}

type DrawerProps = {
  title: string;
  opened: boolean;
  onClose: () => void;
  isSheet?: boolean;
  children: ReactNode;
};

/** Menu on narrow screens: a drawer on the left, or a sheet at the bottom. */
export function FrameDrawer({ title, opened, onClose, isSheet = false, children }: DrawerProps) {
  return (
    <MountWhenOpened opened={opened}>
      <Drawer
        title={title}
        opened={opened}
        onClose={onClose}
        position={isSheet ? 'bottom' : 'left'}
        size={isSheet ? 'auto' : 320}
        // No transition, so that the selected screen and the focus move right away.
        transitionProps={{ duration: 0 }}
        classNames={isSheet ? { content: classes.sheet, body: classes.drawerBody } : { body: classes.drawerBody }}
      >
        {children}
      </Drawer>
    </MountWhenOpened>
  );
}
