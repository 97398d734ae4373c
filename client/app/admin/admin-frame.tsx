/** Frame of the admin area. */
import { ActionIcon, NavLink, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowLeft, IconMenu2 } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { m } from '#messages';
import { cleanPath, paths } from '#shared/paths.ts';
import { BrandMark } from '#client/components/brand-mark.tsx';
import { AdminLink } from '#client/components/admin/admin-link.tsx';
import { SchemeToggle } from '#client/components/scheme-toggle.tsx';
import { AppFrame, AreaLink, CountBadge, FrameDrawer, FrameFoot } from '#client/components/ui/app-frame.tsx';
import { SearchButton } from '#client/components/ui/search-button.tsx';
import { usePalette } from '#client/components/ui/use-palette.ts';
import { useUser } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { adminGroups, type Waiting } from './admin-areas.ts';
import { signOutOfAdmin } from './leave-admin.ts';

const loadPalette = async () => (await import('./admin-palette.tsx')).AdminPalette;

export function AdminFrame({ children }: { children: ReactNode }) {
  // Counts of what needs attention, refetched every minute. Shows nothing if they can't be loaded.
  const waiting = trpc.admin.inbox.waiting.useQuery(undefined, { staleTime: 5000, refetchInterval: 60_000 }).data;
  const palette = usePalette(loadPalette);
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <a className="skip-link" href="#main">
        {m.app_skip_to_content()}
      </a>
      <AppFrame
        label={m.app_admin_frame_menu()}
        menuFrom="md"
        isWide
        top={
          <>
            <ActionIcon
              hiddenFrom="md"
              variant="subtle"
              size={44}
              ml={-8}
              aria-label={m.app_menu()}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={open}
            >
              <IconMenu2 size={24} stroke={1.7} aria-hidden />
            </ActionIcon>
            <Text component={AdminLink} href={paths.admin} className="place" ff="heading" fz="lg" fw={700} mr="auto">
              <BrandMark />
              <Text span inherit c="dimmed" fw={600}>
                {m.app_admin_area()}
              </Text>
            </Text>
            <SearchButton onClick={palette.open} />
            <SchemeToggle />
          </>
        }
        side={
          <>
            <AdminMenu waiting={waiting} />
            <AdminFoot />
          </>
        }
      >
        {children}
      </AppFrame>
      <FrameDrawer title={m.app_menu()} opened={isOpen} onClose={close}>
        <Stack>
          <AdminMenu waiting={waiting} onFollow={close} />
          <AdminFoot />
        </Stack>
      </FrameDrawer>
      {palette.element}
    </>
  );
}

type MenuProps = {
  waiting: Record<Waiting, number> | undefined;
  /** Called when the user follows a menu link. */
  onFollow?: () => void;
};

/** Grouped list of admin screens, with counts of what needs attention. */
function AdminMenu({ waiting, onFollow }: MenuProps) {
  const here = cleanPath(usePathname());
  const id = useId();
  return (
    <Stack component="nav" aria-label={m.app_admin_area()} gap="xs">
      {adminGroups.map(({ title, areas }, index) => (
        <div key={index}>
          {title && (
            <Text id={`${id}-${index}`} fz="xs" fw={600} c="dimmed" px="sm">
              {title}
            </Text>
          )}
          <ul aria-labelledby={title && `${id}-${index}`}>
            {areas.map((area) => (
              <li key={area.href}>
                <AreaLink
                  area={area}
                  component={AdminLink}
                  here={here}
                  isWithin={isWithin(here, area.href)}
                  aside={
                    area.waiting && <CountBadge count={waiting?.[area.waiting.key] ?? 0} words={area.waiting.words} />
                  }
                  onFollow={onFollow}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}

/** Returns whether a path is below an area's, such as a lead's screen below the inbox. */
const isWithin = (here: string, href: string) => href !== paths.admin && here.startsWith(`${href}/`);

function AdminFoot() {
  return (
    <FrameFoot user={useUser()} onSignOut={signOutOfAdmin}>
      <NavLink
        href={paths.home}
        label={m.app_admin_frame_back_to_the_site()}
        leftSection={<IconArrowLeft size={20} stroke={1.7} aria-hidden />}
      />
    </FrameFoot>
  );
}
