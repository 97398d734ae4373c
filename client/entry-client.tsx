/** Takes over the prerendered page: chat requests first, then React. */
// First, so that the styles of components come after it and win.
import './theme/global.css';
import { hydrateRoot } from 'react-dom/client';
import type { Page } from '../shared/content/schema.ts';
import type { Screen } from '../shared/content/screens.ts';
import { App } from './app/app.tsx';
import { startChatLoader } from './app/chat-loader.ts';
import { loadSections } from './features/marketing/section-parts.ts';

startChatLoader();

// The page's record travels in the HTML, so that nothing has to be fetched before the page comes alive.
const page = JSON.parse(document.getElementById('page-record')!.textContent) as Page | Screen;
const loaded = 'sections' in page ? loadSections(page) : Promise.resolve();
loaded.then(
  () => hydrateRoot(document.getElementById('root')!, <App firstPage={page} />),
  // Everything can be read and every link followed without it.
  (error: unknown) => console.warn('A part of this page could not be fetched; it stays as it was sent.', error),
);
