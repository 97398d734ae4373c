/**
 * @param typed what the visitor has in a message already, perhaps with an older part of this kind in it
 * @param part what is to stand in it; its first and last line are the same every time
 * @returns that text with this part in it, once
 */
export function withPart(typed: string, part: string): string {
  const lines = part.split('\n');
  const [first, last] = [lines[0]!, lines.at(-1)!];
  const start = typed.indexOf(first);
  const end = typed.indexOf(last, start + first.length);
  if (start >= 0 && end >= 0) return typed.slice(0, start) + part + typed.slice(end + last.length);
  return typed.trim() ? `${typed.trimEnd()}\n\n${part}` : part;
}
