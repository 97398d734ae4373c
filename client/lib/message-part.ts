/**
 * Inserts a part into a message, replacing an older version of it.
 * @param typed the visitor's message so far
 * @param part its first and last lines never change, so they locate an older version
 * @returns the message, containing this part once
 */
export function withPart(typed: string, part: string): string {
  const lines = part.split('\n');
  const [first, last] = [lines[0]!, lines.at(-1)!];
  const start = typed.indexOf(first);
  const end = typed.indexOf(last, start + first.length);
  if (start >= 0 && end >= 0) return typed.slice(0, start) + part + typed.slice(end + last.length);
  return typed.trim() ? `${typed.trimEnd()}\n\n${part}` : part;
}
