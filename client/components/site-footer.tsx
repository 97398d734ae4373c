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

type ColumnProps = { title: string; label?: string; links: (typeof site)['footerLinks'] };

function Column({ title, label = title, links }: ColumnProps) {
  return (
    <nav aria-label={label} className={styles.column}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      {links.map((link) => (
        <a
          key={link.label}
          className="place"
          href={link.href}
          {...(link.href === paths.profile && { 'data-member-href': paths.dashboard })}
        >
          {link.label}
        </a>
      ))}
    </nav>
  );
}

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
        <div className={styles.lists}>
          <Column title={m.components_site_footer_company()} label={m.components_footer()} links={site.footerLinks} />
          <Column title={m.components_site_footer_services()} links={site.serviceLinks} />
          {site.footerColumns.map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </div>
      </div>
      <AgencyAddress className={`wrap ${styles.legal}`} />
      <div className={`wrap ${styles.legal}`}>
        <p>
          {m.components_site_footer_all_rights_reserved({
            years,
            agency: brand.agency,
            city: brand.city,
            stateCode: brand.stateCode,
          })}
        </p>
        <a href={paths.terms} className="place">
          {m.components_site_footer_terms()}
        </a>
      </div>
    </footer>
  );
}
