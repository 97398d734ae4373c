import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { site } from '#shared/content/site.ts';
import { paths } from '#shared/paths.ts';
import { shownTo } from '../lib/signed-in.ts';
import { BrandMark } from './brand-mark.tsx';
import { CartLink } from './cart-link.tsx';
import { ChatButton } from './chat-button.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import styles from './site-header.module.css';

/** The menu is a row on wide screens and a native popover on phones, so it works without JavaScript. */
const menuId = 'site-menu';

export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <a
          href={paths.home}
          className={`place ${styles.brand}`}
          aria-label={m.components_member_frame_home({ name: brand.name })}
        >
          <BrandMark />
        </a>
        <nav id={menuId} popover="auto" className={`panel ${styles.menu}`} aria-label={m.components_main()}>
          {site.headerLinks.map((link) => (
            <a key={link.href} href={link.href} className="place">
              {link.label}
            </a>
          ))}
          <a href={paths.login} className="place" {...shownTo('visitor')}>
            {m.components_login()}
          </a>
          <a href={paths.dashboard} className="place" {...shownTo('member')}>
            {m.components_dashboard()}
          </a>
        </nav>
        <CartLink />
        <SchemeToggle />
        <ChatButton className={`button ${styles.chat}`}>{m.components_start_chat()}</ChatButton>
        <button
          type="button"
          className={`icon-button ${styles.burger}`}
          popoverTarget={menuId}
          aria-label={m.components_menu()}
        >
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </header>
  );
}
