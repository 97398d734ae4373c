import { useEffect, type ReactNode } from 'react';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import { showForVisitor } from '../lib/signed-in.ts';
import classes from './account-area.module.css';
import paper from '../components/site-page.module.css';

/** Frame of the sign-in and checkout screens, with the site's header and footer. */
export function AccountArea({ children }: { children: ReactNode }) {
  useEffect(showForVisitor, []);
  return (
    <>
      <SiteHeader />
      <main id="main" className={paper.page} tabIndex={-1}>
        <div className={classes.area}>{children}</div>
      </main>
      <SiteFooter />
    </>
  );
}
