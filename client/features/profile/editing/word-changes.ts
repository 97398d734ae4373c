/** Compares two texts word by word. */

export type Piece = { kind: 'same' | 'removed' | 'added'; text: string };

/** Above this number of word pairs, the comparison takes too long: the text counts as replaced. */
const mostPairs = 250_000;

/** Texts that share a smaller part of their words count as unrelated, because a merged view would be unreadable. */
const leastShared = 0.4;

const isWord = (token: string) => token.trim() !== '';

/** @returns the pieces of both texts in reading order; `removed` is only in `before`, `added` only in `after`. */
export function wordChanges(before: string, after: string): Piece[] {
  const old = before.match(/\s+|\S+/g) ?? [];
  const fresh = after.match(/\s+|\S+/g) ?? [];
  const replaced: Piece[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  if (old.length * fresh.length > mostPairs) return replaced;
  // Length of the longest common subsequence of words from each pair of positions on.
  const width = fresh.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = fresh.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        old[i] === fresh[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);

  const pieces: Piece[] = [];
  const put = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  let i = 0;
  let j = 0;
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      put('same', old[i]!);
      i += 1;
      j += 1;
    } else if (j >= fresh.length || (i < old.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)) {
      put('removed', old[i]!);
      i += 1;
    } else {
      put('added', fresh[j]!);
      j += 1;
    }
  }
  const countOf = (tokens: readonly string[]) => tokens.filter(isWord).length;
  const shared = pieces.filter(({ kind }) => kind === 'same').flatMap(({ text }) => text.match(/\S+/g) ?? []).length;
  const most = Math.max(countOf(old), countOf(fresh));
  return before && after && shared < most * leastShared ? replaced : pieces;
}
