/** Preferred places to cut a text, best first. Each pattern matches up to the end of a cut. */
const ends = [/[.!?…]+["')\]]*(?=\s)|\n+/g, /[,;:](?=\s)/g, /\s(?=\S)/g];

/**
 * Splits a text into parts that can be spoken one after the other.
 * @param mostCharacters maximum length of a part, in UTF-16 units
 * @returns trimmed, nonempty parts; cut at the last sentence end that fits, or else at a comma, or else between words,
 * and inside a word only as a last resort
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
  // Include one more character, so that a sentence ending right at the limit is matched with the space after it.
  const head = text.slice(0, most + 1);
  for (const end of ends) {
    const cuts = [...head.matchAll(end)].map((match) => match.index + match[0].length).filter((cut) => cut <= most);
    if (cuts.length > 0) return cuts.at(-1)!;
  }
  // Never split a surrogate pair.
  const last = text.charCodeAt(most - 1);
  return last >= 0xd800 && last <= 0xdbff && most > 1 ? most - 1 : most;
}
