/** What a page's first moments decide: the script that is needed to read and click comes first, the rest after it. */

const signs = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

let waiting: Promise<void> | undefined;

function whenIdle(then: () => void): void {
  const ask = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 2000 });
    else setTimeout(then, 300);
  };
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask, { once: true });
}

/** @returns resolves once the page has been loaded and the browser is idle, or when the visitor does something before. */
export function firstInterest(): Promise<void> {
  waiting ??= new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
    // Clicked before this script was there, or an address that asks for a state of the page.
    if (window.__earlyClick || location.search || location.hash) resolve();
    whenIdle(resolve);
  });
  return waiting;
}
