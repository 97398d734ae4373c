/** Script of public pages: runs small features right away, and loads islands and the chat on demand. */
import { startArticleActions } from './site/article-actions.ts';
import { startChatLoader } from './app/chat-loader.ts';
import { startClicks } from './site/clicks.ts';
import { startDialogs } from './site/dialogs.ts';
import { startGivingWay } from './site/give-way.ts';
import { startIslands } from './site/islands.ts';
import { showMemberBand } from './site/member-band.ts';
import { startSpeechLoader } from './site/speech-loader.ts';
import { startToastLoader } from './site/toast-loader.ts';
import { watchCartCount } from './lib/cart-count.ts';
import { noteFirstPage, noteReferralLink } from './lib/first-page.ts';
import { watchSignedIn } from './lib/signed-in.ts';

declare global {
  interface Document {
    /** Set in browsers that prerender pages ahead of a click. */
    prerendering?: boolean;
  }
  interface Window {
    /** Set by index.html: the last button clicked before the page responds; null from then on. */
    __earlyClick?: HTMLElement | null;
  }
}

function start() {
  // In a task of its own, so that the page responds in between: a tab's first access to its storage is slow.
  setTimeout(() => {
    noteFirstPage();
    noteReferralLink();
  });
  watchSignedIn();
  watchCartCount();
  startClicks();
  startIslands();
  startDialogs();
  startGivingWay();
  startArticleActions();
  startToastLoader();
  startSpeechLoader();
  startChatLoader({
    // Only on public pages: on the app's screens, the chat would cover what a link or an email led to.
    reopens: true,
    files: document.querySelector<HTMLElement>('script[data-chat]')?.dataset.chat?.split(' ') ?? [],
    place: async (chat) => (await import('./app/page-root.tsx')).placeOver({ chat }),
  });
  showMemberBand();
  if (document.querySelector('[data-not-found]')) console.warn(`No page at ${location.pathname}`);

  const early = window.__earlyClick;
  window.__earlyClick = null;
  early?.click();
}

// A page prerendered ahead of a click hasn't been visited yet.
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();
