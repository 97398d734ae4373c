import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTemporaryPassword, createToken, hashToken } from './tokens.ts';

it('creates tokens of 256 random bits that are URL-safe and stored as SHA-256', () => {
  const made = Array.from({ length: 1000 }, createToken);
  for (const { token, tokenHash } of made) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(encodeURIComponent(token)).toBe(token);
    expect(tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(hashToken(token)).toBe(tokenHash);
  }
  expect(new Set(made.map(({ token }) => token)).size).toBe(1000);
});

it('hashes any text, with a different hash for each token', () => {
  const { token, tokenHash } = createToken();
  for (const text of ['', token.toLowerCase(), `${token} `, token.slice(1), '\ud800'])
    expect(hashToken(text)).not.toBe(tokenHash);
});

it('creates temporary passwords of fourteen characters without lookalikes', () => {
  const made = Array.from({ length: 2000 }, createTemporaryPassword);
  expect(new Set(made).size).toBe(2000);
  const all = made.join('');
  for (const password of made) expect(password).toMatch(/^[A-Za-z2-9]{14}$/);
  expect(all).not.toMatch(/[IOl01]/);
  // Each character of the alphabet is about equally frequent: 28,000 draws over about 56 characters.
  const counts = Object.values(Object.groupBy(all, (letter) => letter)).map((letters) => letters!.length);
  const expected = all.length / counts.length;
  expect(14 * Math.log2(counts.length)).toBeGreaterThan(80);
  for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.35);
});
