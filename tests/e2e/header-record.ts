/**
 * What the chat's header said over time. States that last for half a second are easily missed by looking now and
 * then, so the page itself takes notes at every change.
 */
import type { Page } from '@playwright/test';
import { stepById, stepIds } from '../../shared/domain/chat-script.ts';

export type HeaderRecord = {
  /** `1/14` and so on, in the order of their first appearance. */
  counts: string[];
  /** What the status said at each count, in order. */
  statuses: Record<string, string[]>;
  /** Counts at which an input was there before the message had been typed. */
  inputWhileTyping: string[];
};

/** Starts taking notes; call before the page is opened. */
export async function recordHeader(page: Page): Promise<{ read(): Promise<HeaderRecord> }> {
  const labels = stepIds.map((id) => stepById(id).label);
  await page.addInitScript((inputLabels) => {
    const record: HeaderRecord = { counts: [], statuses: {}, inputWhileTyping: [] };
    Object.assign(window, { headerRecord: record });
    const look = () => {
      const dialog = document.querySelector('[role=dialog]:has([role=log])');
      const header = dialog?.querySelector('header')?.textContent ?? '';
      const count = /\d+\/14/.exec(header)?.[0];
      const status = /Typing\.\.\.|Online/.exec(header)?.[0];
      if (!dialog || !count || !status) return;
      if (!record.counts.includes(count)) record.counts.push(count);
      const statuses = (record.statuses[count] ??= []);
      if (statuses.at(-1) !== status) statuses.push(status);
      const hasInput = inputLabels.some((label) => dialog.querySelector(`[role=group][aria-label="${label}"]`));
      if (hasInput && status === 'Typing...') record.inputWhileTyping.push(count);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  }, labels);
  return {
    read: () => page.evaluate(() => (window as unknown as { headerRecord: HeaderRecord }).headerRecord),
  };
}
