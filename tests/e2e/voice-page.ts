/** Page object for the voice part of the chat. */
import { expect, type Locator, type Page } from '@playwright/test';
import { brand } from '#shared/brand.ts';

export type RecorderLook = 'idle' | 'recording' | 'transcribing' | 'speaking';

export class VoicePage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly record: Locator;
  readonly readAloud: Locator;
  readonly tryAgain: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: brand.assistant, exact: true });
    this.record = this.dialog.getByRole('button', { name: 'Record your answer' });
    this.readAloud = this.dialog.getByRole('switch', { name: 'Read replies aloud' });
    this.tryAgain = this.dialog.getByRole('button', { name: 'Try again' });
  }

  /**
   * Records the microphone tracks the browser provides, so that a test can check their release. Call it before the page
   * opens.
   */
  async watchMicrophone(): Promise<void> {
    await this.page.addInitScript(() => {
      const tracks: MediaStreamTrack[] = [];
      Object.assign(window, { __tracks: tracks });
      const { mediaDevices } = navigator;
      const own = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (constraints) => {
        const stream = await own(constraints);
        tracks.push(...stream.getTracks());
        return stream;
      };
    });
  }

  /** Returns the states of the tracks provided so far. */
  tracks(): Promise<string[]> {
    return this.page.evaluate(() =>
      (window as unknown as { __tracks: MediaStreamTrack[] }).__tracks.map(({ readyState }) => readyState),
    );
  }

  async expectLook(look: RecorderLook): Promise<void> {
    await expect(this.record).toHaveAttribute('data-state', look);
  }

  /** Presses the button and waits until at least a second has been recorded. */
  async recordForAMoment(): Promise<void> {
    await this.record.click();
    await this.expectLook('recording');
    await expect(this.dialog.getByText(/^0:(0[1-9]|[1-5]\d) of 1:00$/)).toBeVisible();
  }

  /** Finds the button of an assistant message by the label of its step. */
  listen(label: string): Locator {
    return this.dialog.getByRole('button', { name: `Listen: ${label}`, exact: true });
  }

  stop(label: string): Locator {
    return this.dialog.getByRole('button', { name: `Stop speaking: ${label}`, exact: true });
  }

  /** Waits for a toast by its two lines. */
  async expectToast(title: string, description: string): Promise<void> {
    const toast = this.page.getByRole('alert').filter({ hasText: title });
    await expect(toast).toBeVisible();
    await expect(toast).toContainText(description);
  }

  /** Finds the error message next to where it occurred. */
  problem(text: string): Locator {
    return this.dialog.getByRole('alert').filter({ hasText: text });
  }
}
