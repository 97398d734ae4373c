/** @returns "1 prompt", "1,600 prompts". */
export function counted(count: number, singular: string): string {
  return `${count.toLocaleString('en-US')} ${singular}${count === 1 ? '' : 's'}`;
}
