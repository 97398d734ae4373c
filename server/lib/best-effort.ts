import type { Log } from './log.ts';

/**
 * Runs a follow-up step whose failure must not block the caller; failures are only logged.
 * @param about ids for the log line
 * @returns whether it succeeded
 */
export async function bestEffort(
  log: Log,
  step: string,
  about: Record<string, string>,
  run: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (error) {
    log.error({ ...about, step, error }, 'follow-up step failed');
    return false;
  }
}
