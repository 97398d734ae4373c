import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { site } from '#shared/content/site.ts';
import { paths } from '#shared/paths.ts';
import { AgencyAddress } from './agency-address.tsx';
import { BrandMark } from './brand-mark.tsx';
import { ChatButton } from './chat-button.tsx';
import styles from './site-footer.module.css';

/** The first year, and the year the page was built. */
const years = [...new Set([site.copyrightYear, new Date().getFullYear()])].join('–');

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <p className={`place ${styles.brand}`}>
            <BrandMark />
          </p>
          <p className={styles.tagline}>{brand.tagline}</p>
          <ChatButton className="button quiet">{m.components_account_foot_chat_with_the_assistant()}</ChatButton>
        </div>
        <nav aria-label={m.components_footer()} className={styles.links}>
          {site.footerLinks.map(({ label, href }) => (
            <a
              key={label}
              className="place"
              href={href}
              {...(href === paths.profile && { 'data-member-href': paths.dashboard })}
            >
              {label}
            </a>
          ))}
        </nav>
      </div>
      <AgencyAddress className={`wrap ${styles.legal}`} />
      <p className={`wrap ${styles.legal}`}>
        {m.components_site_footer_all_rights_reserved({
          years,
          agency: brand.agency,
          city: brand.city,
          stateCode: brand.stateCode,
        })}
      </p>
    </footer>
  );
}
