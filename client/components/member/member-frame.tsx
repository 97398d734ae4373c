/** The frame of the member area: a slim bar above, the areas beside (on phones below), the screen in the middle. */
import { useState, type ReactNode } from 'react';
import { useSession } from '#client/lib/session.ts';
import { UnsavedNotice } from '#client/components/unsaved-notice.tsx';
import { AreaBar } from './area-bar.tsx';
import { AreaSide } from './area-side.tsx';
import classes from './member-frame.module.css';
import { TopBar } from './top-bar.tsx';
import { unreadText, useNews } from './use-news.ts';
import { usePalette } from './use-palette.ts';

/** Outlives the screens in it. While nobody knows yet who is signed in, it stands already; for a visitor it does not. */
export function MemberFrame({ children }: { children: ReactNode }) {
  const { session } = useSession();
  const known = useNews().data?.unread;
  const unread = known ?? 0;
  const palette = usePalette();
  // It stays while a member whose session has ended signs in again.
  const [user, setUser] = useState(session?.user);
  if (session && session.user !== user) setUser(session.user);
  const isMembers = session !== null || user !== undefined;
  return (
    <div className={classes.frame}>
      {isMembers && <TopBar unread={unread} onSearch={palette.open} />}
      <div className={classes.middle}>
        {isMembers && <AreaSide user={user} unread={unread} />}
        <main id="main" tabIndex={-1} className={classes.main}>
          <UnsavedNotice />
          <div className={classes.content}>{children}</div>
        </main>
      </div>
      {isMembers && <AreaBar user={user} unread={unread} />}
      {known !== undefined && <Announcer unread={known} />}
      {user && palette.element}
    </div>
  );
}

/** Says to screen readers that news has come; not what was there before, and not that there is less. */
function Announcer({ unread }: { unread: number }) {
  const [known, setKnown] = useState(unread);
  const [said, setSaid] = useState('');
  if (known !== unread) {
    setKnown(unread);
    setSaid(unread > known ? unreadText(unread) : '');
  }
  return (
    <p className={classes.hidden} aria-live="polite">
      {said}
    </p>
  );
}
