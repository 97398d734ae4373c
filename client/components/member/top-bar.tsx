import { IconBell, IconSearch } from '@tabler/icons-react';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { BrandMark } from '../brand-mark.tsx';
import { SchemeToggle } from '../scheme-toggle.tsx';
import { AppLink } from '../app-link.tsx';
import { Count } from './area-link.tsx';
import classes from './member-frame.module.css';

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);

export function TopBar({ unread, onSearch }: { unread: number; onSearch: () => void }) {
  return (
    <header className={classes.top}>
      <AppLink href={paths.home} className={`place ${classes.brand}`} aria-label={`${brand.name}, home`}>
        <BrandMark />
      </AppLink>
      <button type="button" className={classes.search} onClick={onSearch} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={20} stroke={1.8} aria-hidden />
        <span className={classes.searchWords}>Search or jump to</span>
        <kbd className={classes.keys} aria-hidden>
          {isMac() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <SchemeToggle />
      <AppLink href={paths.notifications} className={`icon-button ${classes.bell}`}>
        <IconBell size={22} stroke={1.7} aria-hidden />
        <span className={classes.hidden}>Notifications</span>
        <Count unread={unread} />
      </AppLink>
    </header>
  );
}
