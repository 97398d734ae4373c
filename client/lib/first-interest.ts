/** What a page's first moments decide: the script that is needed to read and click comes first, the rest after it. */
import { whenIdle } from './when-idle.ts';

const signs = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

let waiting: Promise<void> | undefined;

/** @returns resolves once the page has been loaded and the browser is idle, or when the visitor does something before. */
export function firstInterest(): Promise<void> {
  waiting ??= new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
    // Clicked before this script was there, or an address that asks for a state of the page.
    if (window.__earlyClick || window.__earlyDialog || location.search || location.hash) resolve();
    whenIdle(resolve, { timeoutMs: 2000, insteadMs: 300 });
  });
  return waiting;
}
