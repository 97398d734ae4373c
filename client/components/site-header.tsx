import { brand } from '../../shared/brand.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';
import { chooseLinksScript, shownTo, useSignedIn } from '../lib/signed-in.ts';
import { BrandMark } from './brand-mark.tsx';
import { ChatButton } from './chat-button.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import styles from './site-header.module.css';
import { SiteLink } from './site-link.tsx';

/** The menu is a row on wide screens and a popover on phones: the browser opens it, so it works before any script. */
const menuId = 'site-menu';

export function SiteHeader() {
  const signedIn = useSignedIn();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <SiteLink href={paths.home} className={`place ${styles.brand}`} aria-label={`${brand.name}, home`}>
          <BrandMark />
        </SiteLink>
        <nav id={menuId} popover="auto" className={`panel ${styles.menu}`} aria-label="Main">
          {site.headerLinks.map((link) => (
            <SiteLink key={link.href} href={link.href} className="place">
              {link.label}
            </SiteLink>
          ))}
          <SiteLink href={paths.login} className="place" hidden={signedIn} {...shownTo('visitor')}>
            Login
          </SiteLink>
          <SiteLink href={paths.dashboard} className="place" hidden={!signedIn} {...shownTo('member')}>
            Dashboard
          </SiteLink>
        </nav>
        <SchemeToggle />
        <ChatButton className={`button ${styles.chat}`}>Start Chat</ChatButton>
        <button type="button" className={`icon-button ${styles.burger}`} popoverTarget={menuId} aria-label="Menu">
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
        {/* Last: a browser may paint before a script, and what came after it would push the rest aside. */}
        <script dangerouslySetInnerHTML={{ __html: chooseLinksScript }} />
      </div>
    </header>
  );
}
