/** @returns a pattern for LIKE and ILIKE that finds a text anywhere, with special characters escaped. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
