/**
 * Shuffles lists differently for each business, so that two businesses of a kind don't get the same items in the same
 * sentences.
 */

/**
 * Returns a number from 0 to 2^32 for a text, by FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv) and the last step
 * of MurmurHash3.
 */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // Texts that differ in one character end up close together, so spread them out.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Returns the items in an order determined by the name, the same each time.
 * @param own number of items that stay in front because they're the owner's own
 */
export function shuffled<T>(items: readonly T[], name: string, own = 0): T[] {
  const rest = items.slice(own).map((item) => ({ item, key: hashOf(`${name} ${JSON.stringify(item)}`) }));
  return [...items.slice(0, own), ...rest.sort((a, b) => a.key - b.key).map(({ item }) => item)];
}
