/** Pages behind email links with a token. Opening one changes nothing; its button does. */
import type { Request, Response } from 'express';
import { plainPage } from './plain-page.ts';

const longestToken = 2_000;

/** @returns the token of `?token=`; undefined if it's missing or malformed. */
export function tokenOf(req: Request): string | undefined {
  const { token } = req.query;
  return typeof token === 'string' && token.length > 0 && token.length <= longestToken ? token : undefined;
}

/** @param page `title` is text; `body` is HTML with escaped texts. */
export function sendLinkPage(res: Response, status: number, page: { title: string; body: string }): void {
  res
    .status(status)
    // The URL contains the token: keep it out of caches and other sites' logs.
    .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .type('html')
    .send(plainPage(page));
}
