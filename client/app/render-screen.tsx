import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { m } from '#messages';
import type { Screen, ScreenPath } from '#shared/content/screens.ts';
import { MemberFrame } from '../components/member/member-frame.tsx';
import { AccountArea } from './account-area.tsx';
import { Providers } from './providers.tsx';
import { routes } from './routes.ts';
import { NeedsScript, Waiting } from './waiting.tsx';

/** Screens that are the same for everyone, so their HTML can be shown before the script runs. */
const sameForAll: readonly ScreenPath[] = ['/login', '/forgot-password'];

/**
 * Returns the HTML that a screen shows until the app replaces it: either the frame with the screen's heading, or the
 * screen itself. Its fields are read-only, so no typed text can get lost.
 */
export async function renderScreen(screen: Screen): Promise<string> {
  const Area = screen.area === 'member' ? MemberFrame : AccountArea;
  const route = sameForAll.includes(screen.path) ? routes.find(({ path }) => path === screen.path) : undefined;
  await route?.Screen.preload();
  const html = renderToStaticMarkup(
    <Router ssrPath={screen.path}>
      <Providers>
        <a className="skip-link" href="#main">
          {m.app_skip_to_content()}
        </a>
        <Area>
          {route ? (
            <>
              <NeedsScript />
              <div inert>
                <route.Screen id="" />
              </div>
            </>
          ) : (
            <Waiting screen={screen} />
          )}
        </Area>
      </Providers>
    </Router>,
  );
  return html.replaceAll('<input ', '<input readonly ');
}
