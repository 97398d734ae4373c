import { Drawer } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { cleanPath } from '#shared/paths.ts';
import type { User } from '#client/lib/session.ts';
import { AppLink } from '../app-link.tsx';
import { AccountFoot } from './account-foot.tsx';
import { AreaLink } from './area-link.tsx';
import { areas, inBar } from './areas.ts';
import classes from './member-frame.module.css';
import { unreadText } from './use-news.ts';

/** The areas on phones: the most used ones in a bar at the bottom, the others in a sheet. */
export function AreaBar({ user, unread }: { user: User | undefined; unread: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const here = cleanPath(useLocation()[0]);
  const others = areas.slice(inBar);
  const close = () => setIsOpen(false);
  return (
    <>
      <nav className={classes.bar} aria-label="Areas">
        <ul>
          {areas.slice(0, inBar).map(({ href, label, short = label, icon: Icon }) => (
            <li key={href}>
              <AppLink
                href={href}
                className={classes.tab}
                aria-label={label}
                aria-current={here === href ? 'page' : undefined}
              >
                <Icon size={24} stroke={1.6} aria-hidden />
                <span className={classes.tabName}>{short}</span>
              </AppLink>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={classes.tab}
              data-here={others.some(({ href }) => href === here) || undefined}
              aria-label={unread > 0 ? `More, ${unreadText(unread)}` : 'More'}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(true)}
            >
              <IconDots size={24} stroke={1.6} aria-hidden />
              <span className={classes.tabName}>More</span>
              {unread > 0 && <span className={classes.newsDot} aria-hidden />}
            </button>
          </li>
        </ul>
      </nav>
      <Drawer.Root
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        // What is chosen takes its place at once, and the keyboard goes there.
        transitionProps={{ duration: 0 }}
        classNames={{
          inner: classes.sheetPlace,
          content: classes.sheet,
          title: classes.sheetTitle,
          body: classes.sheetBody,
        }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          {/* Not Mantine's own head: as a banner it would be the page's second. */}
          <div className={classes.sheetHead}>
            <Drawer.Title>More</Drawer.Title>
            <Drawer.CloseButton aria-label="Close" size={44} iconSize={22} />
          </div>
          <Drawer.Body>
            <nav aria-label="More areas">
              <ul>
                {others.map((area) => (
                  <li key={area.href}>
                    <AreaLink area={area} unread={unread} onFollow={close} />
                  </li>
                ))}
              </ul>
            </nav>
            <AccountFoot user={user} onFollow={close} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
