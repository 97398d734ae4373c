/** Where a text may be cut without breaking a thought, best first. Each matches up to the end of a cut. */
const ends = [/[.!?…]+["')\]]*(?=\s)|\n+/g, /[,;:](?=\s)/g, /\s(?=\S)/g];

/**
 * Cuts a text into parts that can be spoken one after the other.
 * @param mostCharacters length of the longest part, in UTF-16 units
 * @returns parts without outer white space, none of them empty; cut at the last end of a sentence that fits, else at a
 *   comma, else between words, and inside a word only where nothing else is left
 */
export function splitText(text: string, mostCharacters: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > mostCharacters) {
    const cut = cutOf(rest, mostCharacters);
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...parts, rest].filter((part) => part !== '');
}

function cutOf(text: string, most: number): number {
  // One more, so that an end right at the border can see the space behind it.
  const head = text.slice(0, most + 1);
  for (const end of ends) {
    const cuts = [...head.matchAll(end)].map((match) => match.index + match[0].length).filter((cut) => cut <= most);
    if (cuts.length > 0) return cuts.at(-1)!;
  }
  // Never between the two halves of one character.
  const last = text.charCodeAt(most - 1);
  return last >= 0xd800 && last <= 0xdbff && most > 1 ? most - 1 : most;
}
