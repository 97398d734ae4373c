import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { loadPage } from '../../shared/content/registry.ts';
import type { Page } from '../../shared/content/schema.ts';
import { screenAt, type Screen } from '../../shared/content/screens.ts';
import { FloatingChat } from '../components/floating-chat.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import { MarketingPage } from '../features/marketing/marketing-page.tsx';
import { loadRestOfStyles } from './rest-of-styles.ts';
import { loadScreen, ScreenSlot } from './screen-slot.tsx';
import { usePageHead } from './use-page-head.ts';

type AppProps = {
  /** What the HTML was rendered for, a public page or a screen; later ones are fetched as the visitor moves on. */
  firstPage: Page | Screen;
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

function Site({ firstPage }: { firstPage: Page | Screen }) {
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
        {'area' in page ? <ScreenSlot screen={page} /> : <MarketingPage page={page} />}
      </main>
      <SiteFooter />
      {/* A form on a phone needs the corner itself; the header offers the chat as well. */}
      {'area' in page && page.area === 'account' ? null : <FloatingChat />}
    </>
  );
}

/** Fetches what the address shows, complete: nothing has to be waited for once it is on the page. */
async function load(location: string): Promise<Page | Screen> {
  const screen = screenAt(location);
  const [page] = await Promise.all([screen ? loadScreen(screen) : loadPage(location), loadRestOfStyles()]);
  return page;
}

/** @returns the page at the present address; the previous one stays until the next has arrived. */
function useCurrentPage(firstPage: Page | Screen): Page | Screen {
  const [location] = useLocation();
  const [page, setPage] = useState(firstPage);
  const shownLocation = useRef(location);

  useEffect(() => {
    if (shownLocation.current === location) return;
    let outdated = false;
    load(location).then(
      (next) => {
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
function useFreshStart(page: Page | Screen) {
  const previous = useRef(page);
  useLayoutEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [page]);
}
