/**
 * Loads the chat. The window event `openAIChat` opens it; a script in index.html fires the event for every
 * `[data-open-chat]`. Static pages show the shell (client/site/chat-shell.tsx) right away, and the chat replaces it.
 */
import type { ReactNode } from 'react';
import { m } from '#messages';
import { chatLinkMark } from '#shared/domain/chat-link.ts';
import { answerBeforeLoading, noteChatOpen, wasChatOpen } from '../lib/chat-memory.ts';
import { showToast } from '../lib/toast.ts';
import { whenIdle } from '../lib/when-idle.ts';

declare global {
  interface Window {
    /** Set by index.html if the chat was opened before this script ran. */
    __chatRequested?: boolean;
    /** Option of the first question that was pressed on the page, set by index.html; undefined once it's been taken. */
    __chatAnswer?: string | undefined;
    /** True once the chat has loaded and no shell is needed. */
    __chatReady?: boolean;
  }
}

type Place = (chat: ReactNode) => unknown;

const importChat = () => import('./chat-root.tsx');

let chat: ReturnType<typeof importChat> | undefined;

/** Loads the chat. A failure isn't cached here, so the next call tries again. */
function loadChat(): ReturnType<typeof importChat> {
  chat ??= importChat().catch((error: unknown) => {
    chat = undefined;
    throw error;
  });
  return chat;
}

let hasFailed = false;

/**
 * Loads the page again with the chat open if the site can be reached: some browsers never ask for a module again that
 * failed once, and after a deployment its file may have another name.
 */
async function startOver(): Promise<void> {
  const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (status >= 500) throw new Error(m.app_chat_loader_couldnt_load_chat());
  noteChatOpen(true, firstAnswer);
  location.reload();
}

const shell = () => document.querySelector<HTMLDialogElement>('#chat-shell');
/** The answer given in the shell, or on the page before the chat opened. */
let firstAnswer: string | undefined;

function showFailure(isShown: boolean): void {
  const failed = shell()?.querySelector<HTMLElement>('[role=alert]');
  if (failed) failed.hidden = !isShown;
  else if (isShown)
    showToast({
      title: m.app_chat_loader_couldnt_load_chat(),
      description: m.app_chat_loader_check_connection_try_again(),
      variant: 'destructive',
    });
}

async function open(place: Place, showsAnswers: boolean) {
  takeAnswer();
  showFailure(false);
  try {
    const chat = await loadChat();
    const from = shell();
    // The visitor closed the shell while the chat was loading.
    if (from && !window.__chatReady && !from.open) return;
    await place(chat.chat);
    chat.openChat({ showsAnswers, ...(from && { onShown: closeShell }) });
  } catch {
    // Only the shell's "Try again" loads the page again: elsewhere, it would interrupt something else.
    if (hasFailed && shell()?.open) startOver().catch(() => showFailure(true));
    else showFailure(true);
    hasFailed = true;
  }
}

/** Closes the shell and returns what it leaves: the first question's answer, and whether the shell was open. */
function closeShell(): { firstAnswer: string | undefined; wasOpen: boolean } {
  const from = shell();
  const left = { firstAnswer, wasOpen: from?.open ?? false };
  window.__chatReady = true;
  firstAnswer = undefined;
  from?.close();
  return left;
}

/**
 * Fetches the chat's files into the browser's cache, without running them, which would block the page. Not with
 * `modulepreload`: after a failed one, the browser never asks for the module again.
 */
function prefetch(files: readonly string[]) {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
  for (const href of files)
    void fetch(href, { priority: 'low' })
      .then((response) => response.blob())
      .catch(() => undefined);
}

/** Keeps the answer for the chat, and shows it in the shell. */
function answerFirst(answer: string | undefined) {
  firstAnswer = answer;
  for (const option of shell()?.querySelectorAll<HTMLButtonElement>('[data-chat-answer]') ?? []) {
    option.disabled = option.dataset.chatAnswer !== answer;
    option.ariaPressed = String(!option.disabled);
  }
}

function answerInShell({ target }: MouseEvent) {
  const option = target instanceof Element && target.closest<HTMLElement>('#chat-shell [data-chat-answer]');
  if (option) answerFirst(option.dataset.chatAnswer);
}

/** Takes the answer that was pressed on the page. */
function takeAnswer() {
  if (window.__chatAnswer === undefined) return;
  answerFirst(window.__chatAnswer);
  window.__chatAnswer = undefined;
}

/**
 * Starts listening, and opens the chat if it was requested earlier.
 * @param options `place`: shows the chat over the page; `files`: the chat's files, to fetch when the page is idle;
 * `reopens`: whether a chat that was open on the previous page opens again
 * @returns a function that stops listening
 */
export function startChatLoader(options: { place: Place; files?: readonly string[]; reopens?: boolean }): () => void {
  const { place, files = [], reopens = false } = options;
  const listening = new AbortController();
  const { signal } = listening;
  const ask = () => dispatchEvent(new Event('openAIChat'));
  // The chat reads the rest of the link (client/features/chat/chat-link.ts).
  const openLinked = () => {
    if (location.hash.startsWith(chatLinkMark)) ask();
  };
  const wasRequested = window.__chatRequested;
  addEventListener('openAIChat', (event) => void open(place, (event as CustomEvent<unknown>).detail === 'answers'), {
    signal,
  });
  addEventListener('hashchange', openLinked, { signal });
  document.addEventListener('click', answerInShell, { signal });
  whenIdle(() => prefetch(files), { timeoutMs: 4000, insteadMs: 1500 });
  // A press before the shell was parsed has shown nothing yet, so request it again to show the shell.
  if (reopens) window.__chatAnswer ??= answerBeforeLoading();
  if (wasRequested || (reopens && wasChatOpen())) ask();
  openLinked();
  return () => listening.abort();
}
