import { m } from '#messages';
import type { Page } from '#shared/content/schema.ts';
import { paths } from '#shared/paths.ts';
import { FloatingChat } from '../components/floating-chat.tsx';
import { ServicesBar } from '../components/services-bar.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import { MarketingPage, type MarketingPageProps } from '../features/marketing/marketing-page.tsx';
import { ChatShell } from './chat-shell.tsx';
import styles from '../components/site-page.module.css';

/** Returns whether the page is about services: those have a bar of their own in place of the floating chat button. */
const isService = ({ path }: Page) => path === paths.services || path.startsWith(`${paths.services}/`);

/** Renders a whole public page. */
export function SitePage({ page, parts }: MarketingPageProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {m.app_skip_to_content()}
      </a>
      <SiteHeader />
      {isService(page) && <ServicesBar path={page.path} />}
      <main id="main" className={styles.page} tabIndex={-1} data-layout={page.layout}>
        {page.path === paths.services && <div className={styles.memberBand} data-member-band="" data-needs-script="" />}
        <MarketingPage page={page} parts={parts} />
      </main>
      <SiteFooter />
      {!isService(page) && <FloatingChat />}
      <ChatShell />
    </>
  );
}
