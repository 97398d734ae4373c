import { Fragment } from 'react';
import type { Page } from '#shared/content/schema.ts';
import { labelOf } from '#shared/content/label.ts';
import styles from './breadcrumb.module.css';

/** The way to a page, above its first section; over a hero it lies on the hero's colours. Nothing for pages without. */
export function Breadcrumb({ page }: { page: Page }) {
  if (!page.breadcrumb) return null;
  return (
    <nav aria-label="Breadcrumb" className={`wrap ${styles.way}`}>
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
