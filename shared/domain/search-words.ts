/** Query parsing shared by all prompt searches. */

/** Case, accents and kinds of letters do not matter to someone who searches. */
export const plainText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** @returns the words of a query, ready to be looked for in plain text; none for blanks. */
export const searchWords = (query: string) => plainText(query).split(/\s+/).filter(Boolean);

/** @returns whether the texts together hold every word of the query. */
export function holdsWords(query: string, ...texts: (string | null)[]): boolean {
  const text = plainText(texts.join('\n'));
  return searchWords(query).every((word) => text.includes(word));
}
