/** Runs axe on the current page. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Runs axe in the page itself. Its Playwright package sends all of axe several times per check, which takes five times
 * as long.
 * @param within a selector, to check only a part
 * @returns a line per violation and element; none on an accessible page
 */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  // A half-transparent frame has different contrasts than the final one. Animations are finished rather than awaited,
  // because those of elements that aren't rendered never end on their own.
  await page.evaluate(async () => {
    for (let round = 0; round < 20; round += 1) {
      const running = document
        .getAnimations()
        .filter(
          ({ effect, playState }) => effect?.getComputedTiming().endTime !== Infinity && playState !== 'finished',
        );
      if (running.length === 0) return;
      for (const animation of running) animation.finish();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(selector ?? document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
  }, within);
}
