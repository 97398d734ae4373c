/** Menu of the member area: a list on wide screens, a bar and a sheet on phones. */
import { Group, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { m } from '#messages';
import { cleanPath } from '#shared/paths.ts';
import type { User } from '#client/lib/session.ts';
import { AppLink } from '../app-link.tsx';
import { AreaLink, FrameDrawer } from '../ui/app-frame.tsx';
import { AccountFoot } from './account-foot.tsx';
import classes from './area-menu.module.css';
import { areas, inBar, menuAreas, type Area } from './areas.ts';

/** Returns the path of the current screen. */
export const useHere = () => cleanPath(useLocation()[0]);

/** Returns a menu entry with its nested entries. */
const withParts = (area: Area) => [area, ...areas.filter(({ within }) => within === area.href)];

/** Menu on wide screens. Nested entries show while their area is open. */
export function AreaList() {
  const here = useHere();
  return (
    <nav aria-label={m.components_areas()}>
      <ul>
        {menuAreas
          .filter(({ within }) => !within)
          .map((area) => {
            const [, ...parts] = withParts(area);
            const isOpen = [area, ...parts].some(({ href }) => href === here);
            const hint = !isOpen && parts.length > 0 && <IconChevronDown size={16} stroke={1.7} aria-hidden />;
            return (
              <li key={area.href}>
                <AreaLink area={area} component={AppLink} here={here} aside={hint} />
                {isOpen && parts.length > 0 && (
                  <ul>
                    {parts.map((part) => (
                      <li key={part.href}>
                        <AreaLink area={part} component={AppLink} here={here} isIndented />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
      </ul>
    </nav>
  );
}

/** Menu on phones: the most used areas in a bar at the bottom, the others in a sheet. */
export function AreaBar({ user }: { user: User | undefined }) {
  const [isOpen, { open, close }] = useDisclosure();
  const here = useHere();
  const others = menuAreas.slice(inBar);
  return (
    <>
      <nav aria-label={m.components_areas()}>
        <Group component="ul" grow wrap="nowrap" gap={0} h={64}>
          {menuAreas.slice(0, inBar).map(({ href, label, short = label, icon: Icon }) => (
            <li key={href}>
              <UnstyledButton
                component={AppLink}
                href={href}
                className={classes.tab}
                aria-label={label}
                aria-current={here === href ? 'page' : undefined}
              >
                <Icon size={24} stroke={1.6} aria-hidden />
                <Text span inherit truncate maw="100%">
                  {short}
                </Text>
              </UnstyledButton>
            </li>
          ))}
          <li>
            <UnstyledButton
              className={classes.tab}
              data-here={others.some(({ href }) => href === here) || undefined}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={open}
            >
              <IconDots size={24} stroke={1.6} aria-hidden />
              {m.components_more()}
            </UnstyledButton>
          </li>
        </Group>
      </nav>
      <FrameDrawer title={m.components_more()} opened={isOpen} onClose={close} isSheet>
        <nav aria-label={m.components_more_areas()}>
          <ul>
            {others.map((area) => (
              <li key={area.href}>
                <AreaLink
                  area={area}
                  component={AppLink}
                  here={here}
                  isIndented={area.within !== undefined}
                  onFollow={close}
                />
              </li>
            ))}
          </ul>
        </nav>
        <AccountFoot user={user} onFollow={close} />
      </FrameDrawer>
    </>
  );
}
