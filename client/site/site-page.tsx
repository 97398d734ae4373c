import { m } from '#messages';
import type { Page } from '#shared/content/schema.ts';
import { paths } from '#shared/paths.ts';
import { FloatingChat } from '../components/floating-chat.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import { MarketingPage, type MarketingPageProps } from '../features/marketing/marketing-page.tsx';
import { ChatShell } from './chat-shell.tsx';
import styles from '../components/site-page.module.css';

/** Returns whether the page has the floating chat button. Service pages don't. */
const hasFloatingChat = ({ path }: Page) => path !== paths.services && !path.startsWith(`${paths.services}/`);

/** Renders a whole public page. */
export function SitePage({ page, parts }: MarketingPageProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {m.app_skip_to_content()}
      </a>
      <SiteHeader />
      <main id="main" className={styles.page} tabIndex={-1} data-layout={page.layout}>
        {page.path === paths.services && <div className={styles.memberBand} data-member-band="" data-needs-script="" />}
        <MarketingPage page={page} parts={parts} />
      </main>
      <SiteFooter />
      {hasFloatingChat(page) && <FloatingChat />}
      <ChatShell />
    </>
  );
}
