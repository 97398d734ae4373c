/** Query parsing shared by all prompt searches. */

/** Searches ignore case, accents, and letter variants. */
export const plainText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** @returns a query's terms, normalized for plain-text search; none for blank queries. */
export const searchWords = (query: string) => plainText(query).split(/\s+/).filter(Boolean);

/** @returns whether the texts together contain every term of the query. */
export function holdsWords(query: string, ...texts: (string | null)[]): boolean {
  const text = plainText(texts.join('\n'));
  return searchWords(query).every((word) => text.includes(word));
}
