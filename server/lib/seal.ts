/** Sealed values: unreadable and unforgeable for whoever lacks the secret. Cookies, links, and secrets that wait in a row. */
import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import type { Log } from './log.ts';

export type Sealer = {
  /** @returns text that is safe in cookies and addresses; after `maxAgeSec` (default: never) it opens no more. */
  seal(value: unknown, options?: { maxAgeSec?: number }): Promise<string>;
  /** @returns the value; undefined when the seal is forged, damaged, expired, or made with a secret that is gone. */
  open(sealed: string): Promise<unknown>;
  /** Whether the newest secret made this seal. An older one should be made again while its secret is still known. */
  isNewest(sealed: string): boolean;
};

/**
 * A seal names its secret by number. The number comes from the secret itself, as a place in the list would mean another
 * secret after the next change.
 */
function idOf(secret: string): number {
  return createHash('sha256').update(secret).digest().readUInt32BE();
}

/**
 * @param options `secrets` newest first: the first seals, all of them open, so that a secret can be replaced calmly.
 * `what` is what the log calls a seal that was refused.
 */
export function createSealer(options: { secrets: readonly string[]; log: Log; what: string }): Sealer {
  const [newest = ''] = options.secrets;
  const ring = Object.fromEntries(options.secrets.map((secret) => [idOf(secret), secret]));
  return {
    // Sealing takes the highest number of a ring, so only the newest secret is there to take.
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
