/** Tokens and temporary passwords sent by email; only their hash is stored. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** @returns 256 random bits for a link, and the hash to store. */
export function createToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** SHA-256 in hexadecimal; a random token needs no slower hash (ASVS 5.0, 6.5.2). */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Without letters and digits that look alike, since people may type it from a phone. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** @returns 14 random characters, about 81 bits. */
export function createTemporaryPassword(): string {
  return Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
