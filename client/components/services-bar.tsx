import { m } from '#messages';
import { site } from '#shared/content/site.ts';
import styles from './services-bar.module.css';

/** Slim bar with all service pages, under the header. Scrolls sideways by itself on small screens. */
export function ServicesBar({ path }: { path: string }) {
  return (
    <nav aria-label={m.components_services_bar_our_services()} className={styles.bar}>
      <ul className={`wrap ${styles.links}`}>
        {site.serviceLinks.map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
