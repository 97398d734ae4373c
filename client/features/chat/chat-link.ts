import { chatLinkMark } from '#shared/domain/chat-link.ts';

/**
 * Removes the token of an emailed link from the address bar, to keep it out of history, screenshots and shared URLs.
 * @returns undefined if the URL has no token; for a damaged link, the rest of it, so that the server can reject it.
 */
export function takeChatLink(): string | undefined {
  if (!location.hash.startsWith(chatLinkMark)) return undefined;
  const token = location.hash.slice(chatLinkMark.length);
  history.replaceState(history.state, '', location.pathname + location.search);
  // Some email clients escape more than necessary; the token itself has no percent sign.
  return token.replaceAll(/%2a/gi, '*') || '-';
}
