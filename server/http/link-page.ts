/** Pages behind email links with a token. Opening the page changes nothing; its button does. */
import type { Request, Response } from 'express';
import { plainPage } from './plain-page.ts';

const longestToken = 2_000;

/** @returns the token of `?token=`; undefined when there is none that could be one. */
export function tokenOf(req: Request): string | undefined {
  const { token } = req.query;
  return typeof token === 'string' && token.length > 0 && token.length <= longestToken ? token : undefined;
}

/** @param page `title` is text, `body` html whose texts are escaped already. */
export function sendLinkPage(res: Response, status: number, page: { title: string; body: string }): void {
  res
    .status(status)
    // The address holds the token: it stays out of caches and of other sites' logs.
    .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .type('html')
    .send(plainPage(page));
}
