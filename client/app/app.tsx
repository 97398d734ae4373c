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
import bandPlace from './member-band-place.module.css';
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
  const band = useMemberBand(page);
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
            {page.path === paths.services && <div ref={band} className={bandPlace.place} data-needs-script="" />}
            {'area' in page ? <ScreenSlot screen={page} /> : <MarketingPage page={page} />}
          </main>
          <SiteFooter />
          {hasFloatingChat(page) && <FloatingChat />}
        </>
      )}
    </>
  );
}

/** Greets members where they land after signing in, once the page is there. @returns where the band goes */
function useMemberBand(page: Page | Screen) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useSignedIn() && page.path === paths.services;
  useEffect(() => {
    if (!isWanted) return;
    let hide: (() => void) | undefined = () => undefined;
    import('./member-landing.tsx').then(
      ({ showMemberBand }) => {
        if (hide && place.current) hide = showMemberBand(place.current);
      },
      // Offline: the dashboard says the same.
      () => undefined,
    );
    return () => {
      hide?.();
      hide = undefined;
    };
  }, [isWanted]);
  return place;
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
