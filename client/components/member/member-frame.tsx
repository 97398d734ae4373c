/** The frame of the member area: a slim bar above, the areas beside (on phones below), the screen in the middle. */
import './styles.ts';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
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
  const isMembers = session !== null;
  return (
    <div className={classes.frame}>
      {isMembers && <TopBar unread={unread} onSearch={palette.open} />}
      <div className={classes.middle}>
        {isMembers && <AreaSide user={session?.user} unread={unread} />}
        <main id="main" tabIndex={-1} className={classes.main}>
          <div className={classes.content}>{children}</div>
        </main>
      </div>
      {isMembers && <AreaBar user={session?.user} unread={unread} />}
      {known !== undefined && <Announcer unread={known} />}
      {session && palette.element}
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
