/** What all screens of the member area share: who is signed in, the areas there are, and the way out. */
import '../styles.ts';
import { Button } from '@mantine/core';
import { IconBell, IconLayoutDashboard, IconLogout, IconSettings } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { cleanPath, paths } from '../../../../shared/paths.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { signOut, useUser, type User } from '../../../lib/session.ts';
import { useNotifications } from '../use-notifications.ts';
import classes from './member-layout.module.css';

const areas = [
  { href: paths.dashboard, label: 'Dashboard', icon: IconLayoutDashboard },
  { href: paths.notifications, label: 'Notifications', icon: IconBell },
  { href: paths.settings, label: 'Settings', icon: IconSettings },
] as const;

type Props = {
  title: string;
  /** One line under the title. */
  lead: (user: User) => ReactNode;
  children: (user: User) => ReactNode;
};

/** Stands behind the member gate. */
export function MemberLayout({ title, lead, children }: Props) {
  const user = useUser();
  return (
    <div className={`wrap ${classes.layout}`}>
      <Sidebar user={user} />
      <div className={classes.content}>
        <header className={classes.head}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.lead}>{lead(user)}</p>
        </header>
        {children(user)}
      </div>
    </div>
  );
}

function Sidebar({ user }: { user: User }) {
  const location = usePathname();
  const { unread } = useNotifications();
  const [isLeaving, setIsLeaving] = useState(false);
  const here = cleanPath(location);
  const leave = async () => {
    setIsLeaving(true);
    await signOut();
    setIsLeaving(false);
  };
  return (
    <aside className={classes.side} aria-label="Member area">
      <div className={classes.who}>
        <div className={classes.names}>
          {user.fullName && (
            <p className={classes.name} dir="auto">
              {user.fullName}
            </p>
          )}
          <p className={classes.email}>{user.email}</p>
        </div>
        <Button
          variant="subtle"
          className={classes.out}
          leftSection={<IconLogout size={20} stroke={1.7} aria-hidden />}
          loading={isLeaving}
          onClick={leave}
        >
          Sign out
        </Button>
      </div>
      <nav aria-label="Areas">
        <ul className={classes.areas}>
          {areas.map(({ href, label, icon: Icon }) => (
            <li key={href}>
              <SiteLink href={href} className={classes.area} aria-current={here === href ? 'page' : undefined}>
                <Icon size={20} stroke={1.7} aria-hidden />
                {label}
                {href === paths.notifications && unread > 0 && (
                  <span className={classes.count}>
                    {unread}
                    <span className={classes.hidden}> unread</span>
                  </span>
                )}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
