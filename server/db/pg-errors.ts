/** Returns whether a statement failed with one of these SQLSTATEs, also as the cause of another error. */
export function failedWith(error: unknown, ...states: string[]): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && states.includes(String(cause.code))) return true;
  }
  return false;
}

/** Returns whether a statement failed because a unique column already has the value. */
export const isUniqueViolation = (error: unknown): boolean => failedWith(error, '23505');
