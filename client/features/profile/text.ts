/** Small words of the result view. */

/** @returns "1 prompt", "16 prompts"; the plural is the singular with an s unless given. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}
