/** Signs and verifies what the sandbox hands over, by Stripe's scheme: `t=<unix>,v1=<hmac of "t.body">`. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { paymentLimits } from './port.ts';

/** @returns the secret of the folder, made the first time. */
export function readOrCreateSecret(dir: string): string {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = path.join(dir, 'signing-secret');
  const existing = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
  if (existing.length >= 32) return existing;
  const secret = randomBytes(32).toString('base64url');
  fs.writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

const hmac = (secret: string, ...parts: (string | Buffer)[]) => {
  const hash = createHmac('sha256', secret);
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

export function signBody(input: { secret: string; body: Buffer; at: Date }): string {
  const seconds = Math.floor(input.at.getTime() / 1000);
  return `t=${seconds},v1=${hmac(input.secret, `${seconds}.`, input.body)}`;
}

/** @returns whether the body was signed with the secret, neither too long ago nor in the future. */
export function isGenuine(input: { secret: string; body: Buffer; signature: string; now: Date }): boolean {
  if (input.body.length > paymentLimits.eventBytes) return false;
  const found = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(input.signature);
  if (!found) return false;
  const [, seconds, signature] = found as unknown as [string, string, string];
  const offSec = Math.abs(Math.floor(input.now.getTime() / 1000) - Number(seconds));
  return offSec <= paymentLimits.eventToleranceSec && isSame(signature, hmac(input.secret, `${seconds}.`, input.body));
}

/** The right to open somebody's portal for a while, as it stands in the address. */
export type PortalLink = { customerId: string; returnTo: string; until: number; key: string };

const portalKey = (secret: string, link: Omit<PortalLink, 'key'>) =>
  hmac(secret, JSON.stringify(['portal', link.customerId, link.returnTo, link.until]));

/** @param link `until` in seconds since 1970. */
export const signPortal = (secret: string, link: Omit<PortalLink, 'key'>): PortalLink => ({
  ...link,
  key: portalKey(secret, link),
});

export const isPortalLink = (secret: string, link: PortalLink, now: Date) =>
  link.until * 1000 > now.getTime() && isSame(link.key, portalKey(secret, link));
