import { useLocation } from 'wouter';
import { cleanPath, paths } from '#shared/paths.ts';
import { AppLink } from '../app-link.tsx';
import type { Area } from './areas.ts';
import classes from './member-frame.module.css';

type Props = { area: Area; unread: number; onFollow?: () => void };

/** A way to an area, marked when one is there. */
export function AreaLink({ area: { href, label, icon: Icon }, unread, onFollow }: Props) {
  const here = cleanPath(useLocation()[0]);
  return (
    <AppLink
      href={href}
      className={classes.area}
      aria-current={here === href ? 'page' : undefined}
      {...(onFollow && { onClick: onFollow })}
    >
      <Icon size={21} stroke={1.7} aria-hidden />
      {label}
      {href === paths.notifications && <Count unread={unread} />}
    </AppLink>
  );
}

/** How many are unread; nothing where none is. */
export function Count({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <span className={classes.count}>
      {' '}
      {unread > 99 ? '99+' : unread}
      <span className={classes.hidden}> unread</span>
    </span>
  );
}
