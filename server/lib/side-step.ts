import type { Log } from './log.ts';

/**
 * Runs something that may not keep anybody from what they came for: its failure is logged alone.
 * @param about ids for the log line
 * @returns whether it succeeded
 */
export async function sideStep(
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
