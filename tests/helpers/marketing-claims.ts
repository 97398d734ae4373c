/** Reads a site's pages and looks for marketing claims. */
import { expect } from 'vitest';
import type { MarketingClaim } from '#shared/domain/marketing-claims.ts';
import type { Serving } from '#server/serve.ts';

export async function readPage(site: Serving, path: string) {
  const response = await fetch(site.address + path, { headers: { 'accept-encoding': 'identity' } });
  return { status: response.status, text: await response.text(), etag: response.headers.get('etag') };
}

/** Waits until a site shows a page with or without a text. */
export const settled = (site: Serving, path: string, text: string, isShown: boolean) =>
  expect
    .poll(async () => (await readPage(site, path)).text.includes(text), { timeout: 60_000, interval: 50 })
    .toBe(isShown);

/** Claims that start with a number and appear in running text or in a list. */
const inSentences = new Set(['roi-range']);

/** Lists the parts of a claim that appear unchanged in the HTML: without quotation marks or apostrophes. */
export function piecesOf({ key, kind, text }: Pick<MarketingClaim, 'key' | 'kind' | 'text'>): string[] {
  if (kind === 'ranking') return [/: (.*?), [\d.]+ from /.exec(text)![1]!];
  if (kind !== 'figure') {
    const pieces = text.split(/[“”’'",:;.&]/).map((piece) => piece.trim());
    return pieces.filter((piece) => piece.split(' ').length >= 5);
  }
  const [, value] = /^((?:Up to )?[\d$][\d.,$%x+-]*) /.exec(text) ?? [];
  // With its label, because a calculator may show the same number.
  return value && !inSentences.has(key) ? [`<strong>${value}</strong> <span>`] : [text];
}

export const unescaped = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
