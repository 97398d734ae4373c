import type { User } from '#client/lib/session.ts';
import { AccountFoot } from './account-foot.tsx';
import { AreaLink } from './area-link.tsx';
import { areas } from './areas.ts';
import classes from './member-frame.module.css';

/** The areas on wide screens, and under them whose account it is and the ways out. */
export function AreaSide({ user, unread }: { user: User | undefined; unread: number }) {
  return (
    <aside className={classes.side} aria-label="Member area">
      <nav aria-label="Areas">
        <ul>
          {areas.map((area) => (
            <li key={area.href}>
              <AreaLink area={area} unread={unread} />
            </li>
          ))}
        </ul>
      </nav>
      <AccountFoot user={user} />
    </aside>
  );
}
