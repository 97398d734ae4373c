/** Sealed values for cookies, links, and secrets stored in rows: without the secret, they can't be read or forged. */
import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import type { Log } from './log.ts';

export type Sealer = {
  /** @returns text that is safe in cookies and URLs; it expires after `maxAgeSec` (default: never). */
  seal(value: unknown, options?: { maxAgeSec?: number }): Promise<string>;
  /**
   * @returns the value; undefined when the seal is forged, damaged, expired, or made with a secret that no longer
   *   exists.
   */
  open(sealed: string): Promise<unknown>;
  /** Whether the newest secret made this seal. Re-seal older ones while their secret is still known. */
  isNewest(sealed: string): boolean;
};

/**
 * A seal names its secret by number. The number is derived from the secret itself, because a list position would mean a
 * different secret after the next rotation.
 */
function idOf(secret: string): number {
  return createHash('sha256').update(secret).digest().readUInt32BE();
}

/**
 * @param options `secrets` newest first: the first one seals, all of them open, so that secrets can be rotated safely.
 *   `what` names rejected seals in the log.
 */
export function createSealer(options: { secrets: readonly string[]; log: Log; what: string }): Sealer {
  const [newest = ''] = options.secrets;
  const ring = Object.fromEntries(options.secrets.map((secret) => [idOf(secret), secret]));
  return {
    // Sealing uses a ring's highest number, so give it only the newest secret.
    seal: (value, { maxAgeSec = 0 } = {}) =>
      sealData({ value }, { password: { [idOf(newest)]: newest }, ttl: maxAgeSec }),
    async open(sealed) {
      const data = await unsealData<{ value?: unknown }>(sealed, {
        password: ring,
        onUnsealError: (reason) => {
          if (reason !== 'expired') options.log.warn({ reason }, `${options.what} refused`);
        },
      });
      return data.value;
    },
    isNewest: (sealed) => sealed.startsWith(`Fe26.2*${idOf(newest)}*`),
  };
}
