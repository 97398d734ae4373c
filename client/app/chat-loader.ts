/**
 * Brings in the chat. Whatever opens it fires the window event `openAIChat` (the script in index.html does that for
 * every `[data-open-chat]`); the chat's code is fetched at idle, on intent, or at the latest when it is asked for.
 */
import { chatLinkMark } from '../../shared/domain/chat-link.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { showChatFailure } from './chat-failure.ts';

declare global {
  interface Window {
    /** Set by index.html: the chat was asked for. */
    __chatRequested?: boolean;
  }
}

const importChat = () => import('./chat-root.tsx');

let chat: ReturnType<typeof importChat> | undefined;

/** One retry covers a dropped connection; a failure is forgotten, so that the next request tries again. */
function loadChat(): ReturnType<typeof importChat> {
  chat ??= importChat()
    .catch(() => importChat())
    .catch((error: unknown) => {
      chat = undefined;
      throw error;
    });
  return chat;
}

async function open() {
  const root = document.documentElement;
  root.dataset.chat = 'loading';
  try {
    const { openChat } = await loadChat();
    openChat();
  } catch {
    showChatFailure(() => void open());
  } finally {
    delete root.dataset.chat;
  }
}

function prefetch() {
  // Failing quietly is right here: nobody has asked for the chat yet.
  loadChat().catch(() => undefined);
}

function prefetchOnIntent(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-open-chat]')) prefetch();
}

function prefetchWhenIdle() {
  const saveData = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData;
  if (saveData) return;
  whenIdle(prefetch, { timeoutMs: 4000, insteadMs: 1500 });
}

/** The chat takes the rest of such a link itself (client/features/chat/chat-link.ts). */
function openLinked() {
  if (location.hash.startsWith(chatLinkMark)) void open();
}

/** Starts listening, and answers a request that came before. Call once. */
export function startChatLoader(): void {
  addEventListener('openAIChat', () => void open());
  document.addEventListener('pointerover', prefetchOnIntent, { passive: true });
  document.addEventListener('focusin', prefetchOnIntent);
  prefetchWhenIdle();
  if (window.__chatRequested) void open();
  addEventListener('hashchange', openLinked);
  openLinked();
}
