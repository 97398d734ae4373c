import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { loadPage } from '../../shared/content/registry.ts';
import type { Page } from '../../shared/content/schema.ts';
import { FloatingChat } from '../components/floating-chat.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import { MarketingPage } from '../features/marketing/marketing-page.tsx';
import { loadRestOfStyles } from './rest-of-styles.ts';
import { usePageHead } from './use-page-head.ts';

type AppProps = {
  /** The page the HTML was rendered for; later ones are fetched as the visitor moves on. */
  firstPage: Page;
  /** The path to render, where there is no address bar. */
  ssrPath?: string;
};

export function App({ firstPage, ssrPath }: AppProps) {
  return (
    <Router ssrPath={ssrPath}>
      <Site firstPage={firstPage} />
    </Router>
  );
}

function Site({ firstPage }: { firstPage: Page }) {
  const page = useCurrentPage(firstPage);
  usePageHead(page);
  useFreshStart(page);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <MarketingPage page={page} />
      </main>
      <SiteFooter />
      <FloatingChat />
    </>
  );
}

/** @returns the page at the present address; the previous one stays until the next has arrived. */
function useCurrentPage(firstPage: Page): Page {
  const [location] = useLocation();
  const [page, setPage] = useState(firstPage);
  const shownLocation = useRef(location);

  useEffect(() => {
    if (shownLocation.current === location) return;
    let outdated = false;
    Promise.all([loadPage(location), loadRestOfStyles()]).then(
      ([next]) => {
        if (outdated) return;
        shownLocation.current = location;
        setPage(next);
      },
      // Its code or styles cannot be fetched (offline, or a new version is out): let the browser fetch the whole page.
      () => window.location.reload(),
    );
    return () => {
      outdated = true;
    };
  }, [location]);

  return page;
}

/** A new page starts at its top, with the keyboard and the screen reader there too, and with no menu left open. */
function useFreshStart(page: Page) {
  const previous = useRef(page);
  useLayoutEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [page]);
}
