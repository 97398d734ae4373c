/** What is shown of a prompt that is not unlocked. */
const teaserChars = 90;

/**
 * @returns the beginning of a prompt on one line, cut at a word's end where there is one, with an ellipsis: never more
 *   than half of it, and never half a character.
 */
export function teaserOf(prompt: string): string {
  const line = prompt.replace(/\s+/g, ' ').trim();
  const head = [...line].slice(0, Math.min(teaserChars, Math.floor([...line].length / 2))).join('');
  const lastSpace = head.lastIndexOf(' ');
  // One endless word has no good place to cut, so it is cut where it stands.
  const cut = lastSpace > head.length / 2 ? head.slice(0, lastSpace) : head;
  return `${cut.replace(/[\s,;:.–—-]+$/, '')}…`;
}
