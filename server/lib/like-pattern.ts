/** @returns a pattern for LIKE and ILIKE that finds a text anywhere; what would steer it stands for itself. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
