import { Fragment } from 'react';
import { m } from '#messages';
import type { Page } from '#shared/content/schema.ts';
import { labelOf } from '#shared/content/label.ts';
import styles from './breadcrumb.module.css';

/**
 * Breadcrumb above the first section, in the hero's colors if there is a hero. Renders nothing for pages without a
 * breadcrumb.
 */
export function Breadcrumb({ page }: { page: Page }) {
  if (!page.breadcrumb) return null;
  return (
    <nav aria-label={m.marketing_breadcrumb()} className={`wrap ${styles.way}`}>
      {page.breadcrumb.map((link) => (
        <Fragment key={link.href}>
          <a href={link.href} className="place">
            {link.label}
          </a>
          <span aria-hidden="true">&gt;</span>
        </Fragment>
      ))}
      <span aria-current="page">{labelOf(page)}</span>
    </nav>
  );
}
