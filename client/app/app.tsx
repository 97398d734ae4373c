import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { navigate, usePathname } from 'wouter/use-browser-location';
import type { Page } from '../../shared/content/schema.ts';
import type { Screen } from '../../shared/content/screens.ts';
import { cleanPath, paths } from '../../shared/paths.ts';
import { FloatingChat } from '../components/floating-chat.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import { MarketingPage } from '../features/marketing/marketing-page.tsx';
import { useSignedIn } from '../lib/signed-in.ts';
import { hasFloatingChat } from './floating-chat-rule.ts';
import { loadPageAt } from './load-page.ts';
import { ScreenSlot } from './screen-slot.tsx';
import paper from './paper-later.module.css';
import { usePageHead } from './use-page-head.ts';

type AppProps = {
  /** What the HTML was rendered for, a public page or a screen; later ones are fetched as the visitor moves on. */
  firstPage: Page | Screen;
  /** The path to render, where there is no address bar. */
  ssrPath?: string;
};

export function App({ firstPage, ssrPath }: AppProps) {
  const page = useCurrentPage(firstPage, ssrPath);
  usePageHead(page);
  useFreshStart(page);
  useMemberDialogs(page);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {'area' in page && page.area === 'member' ? (
        // Brings a frame of its own.
        <ScreenSlot screen={page} />
      ) : (
        <>
          <SiteHeader />
          <main id="main" className={paper.page} tabIndex={-1}>
            {'area' in page ? <ScreenSlot screen={page} /> : <MarketingPage page={page} />}
          </main>
          <SiteFooter />
          {hasFloatingChat(page) && <FloatingChat />}
        </>
      )}
    </>
  );
}

/** Where a member lands, there may be something to ask: the dialogs are fetched once the page stands. */
function useMemberDialogs(page: Page | Screen) {
  const isWanted = useSignedIn() && page.path === paths.services;
  useEffect(() => {
    if (!isWanted) return;
    import('./overlay-root.tsx').then(
      ({ mountOverlays }) => mountOverlays(),
      // They come with the next screen at the latest.
      () => undefined,
    );
  }, [isWanted]);
}

/** @returns the page at the present address; the previous one stays until the next has arrived. */
function useCurrentPage(firstPage: Page | Screen, ssrPath: string | undefined): Page | Screen {
  const location = usePathname({ ssrPath });
  const [page, setPage] = useState(firstPage);
  const shownLocation = useRef(location);

  useEffect(() => {
    if (shownLocation.current === location) return;
    let outdated = false;
    loadPageAt(location).then(
      ({ path, page: next }) => {
        if (outdated) return;
        if (path !== cleanPath(location)) {
          navigate(path, { replace: true });
          return;
        }
        shownLocation.current = location;
        setPage(next);
      },
      // Something of it cannot be fetched (offline, or a new version is out): let the browser fetch the whole page.
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
    // Unless a dialog has come along with the page: the keyboard belongs in there.
    if (document.querySelector('[aria-modal="true"]')) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [page]);
}
