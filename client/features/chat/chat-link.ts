import { chatLinkMark } from '../../../shared/domain/chat-link.ts';

/**
 * Takes the token of a mailed link out of the address bar, so that it stays in no history, screenshot or shared address.
 * @returns undefined when the address has none; of a damaged link what is left of it, as the server says what it is worth.
 */
export function takeChatLink(): string | undefined {
  if (!location.hash.startsWith(chatLinkMark)) return undefined;
  const token = location.hash.slice(chatLinkMark.length);
  history.replaceState(history.state, '', location.pathname + location.search);
  // Some mail programs escape more than is needed; the token itself has no per cent sign.
  return token.replaceAll(/%2a/gi, '*') || '-';
}
