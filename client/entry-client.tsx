/** Takes over the prerendered page: chat requests first, then React. */
// First, so that the styles of components come after it and win.
import './theme/global.css';
import { hydrateRoot } from 'react-dom/client';
import type { Page } from '../shared/content/schema.ts';
import type { Screen } from '../shared/content/screens.ts';
import { App } from './app/app.tsx';
import { startChatLoader } from './app/chat-loader.ts';
import { startSpeechLoader } from './app/speech-loader.ts';
import { startToastLoader } from './app/toast-loader.ts';
import { completePage } from './app/complete-page.ts';
import { noteFirstPage, noteReferralLink } from './lib/first-page.ts';

noteFirstPage();
noteReferralLink();
startChatLoader();
startToastLoader();
startSpeechLoader();

// The page's record travels in the HTML, so that nothing has to be fetched before the page comes alive.
const page = JSON.parse(document.getElementById('page-record')!.textContent) as Page | Screen;
hydrateRoot(document.getElementById('root')!, <App firstPage={page} />);
completePage(page);
