/** Preview of a locked prompt. */
const teaserChars = 90;

/**
 * @returns the start of a prompt on one line with an ellipsis, cut at the end of a word if possible: never more than
 *   half of it, and never inside a character.
 */
export function teaserOf(prompt: string): string {
  const line = prompt.replace(/\s+/g, ' ').trim();
  const head = [...line].slice(0, Math.min(teaserChars, Math.floor([...line].length / 2))).join('');
  const lastSpace = head.lastIndexOf(' ');
  // A single endless word has no good place to cut, so cut anywhere.
  const cut = lastSpace > head.length / 2 ? head.slice(0, lastSpace) : head;
  return `${cut.replace(/[\s,;:.–—-]+$/, '')}…`;
}
