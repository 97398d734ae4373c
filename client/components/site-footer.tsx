import { brand } from '../../shared/brand.ts';
import { site } from '../../shared/content/site.ts';
import { paths } from '../../shared/paths.ts';
import { useSignedIn } from '../lib/signed-in.ts';
import { BrandMark } from './brand-mark.tsx';
import { ChatButton } from './chat-button.tsx';
import styles from './site-footer.module.css';
import { SiteLink } from './site-link.tsx';

export function SiteFooter() {
  const signedIn = useSignedIn();
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <p className={`place ${styles.brand}`}>
            <BrandMark />
          </p>
          <p className={styles.tagline}>{brand.tagline}</p>
          <ChatButton className="button quiet">Chat with the assistant</ChatButton>
        </div>
        <nav aria-label="Footer" className={styles.links}>
          {site.footerLinks.map((link) => (
            <SiteLink
              key={link.label}
              className="place"
              href={signedIn && link.href === paths.profile ? paths.dashboard : link.href}
            >
              {link.label}
            </SiteLink>
          ))}
        </nav>
      </div>
      <p className={`wrap ${styles.legal}`}>
        © {site.copyrightYear} {brand.agency}, {brand.city}, {brand.stateCode}. All rights reserved.
      </p>
    </footer>
  );
}
