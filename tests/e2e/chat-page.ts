/** Page object for the chat. Locators use roles and names only. */
import { expect, type Locator, type Page } from '@playwright/test';
import { brand } from '#shared/brand.ts';
import { chatScript, stepById, stepIds, type StepId } from '#shared/domain/chat-script.ts';
import { understoodOf } from '#server/engine/understood.ts';
import { monthlyPrice, plans } from '#shared/domain/plans.ts';
import { messageFor, toChatUserProfile, wordsOf, type AnswerValue, type Answers } from '#shared/domain/chat-answers.ts';
import { newVisitorAnswers } from './answers.ts';

type WalkOptions = { from?: StepId; until?: StepId; answers?: Record<StepId, AnswerValue> };

export class ChatPage {
  readonly page: Page;
  readonly dialog: Locator;
  /** All messages so far. */
  readonly log: Locator;
  /** `Typing...` or `Online`. */
  readonly status: Locator;
  readonly close: Locator;

  constructor(page: Page) {
    this.page = page;
    // Not the shell that is shown until the chat has loaded.
    this.dialog = page
      .getByRole('dialog', { name: brand.assistant, exact: true })
      .and(page.locator(':not(#chat-shell)'));
    this.log = this.dialog.getByRole('log');
    this.status = this.dialog.getByText(/^(Typing\.\.\.|Online)$/);
    this.close = this.dialog.getByRole('button', { name: 'Close chat' });
  }

  /** Goes to the home page and opens the chat from its header. */
  async start(): Promise<void> {
    await this.page.goto('/');
    await this.open();
  }

  /** Opens the chat. If it was open on the previous page, it opens on its own. */
  async open(): Promise<void> {
    const wasOpen = await this.page.evaluate(() => sessionStorage.getItem('everglow-chat-open') !== null);
    if (!wasOpen) await this.page.getByRole('banner').getByRole('button', { name: 'Start Chat' }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** The progress in the header, `n/14`. */
  async expectNumber(number: number): Promise<void> {
    await expect(this.dialog.getByText(new RegExp(`(^|\\s)${number}/14$`))).toBeVisible();
  }

  /** Waits until the step's message is complete and its input is there. */
  async expectStep(id: StepId, answers?: Answers): Promise<void> {
    await this.expectNumber(stepIds.indexOf(id) + 1);
    await expect(this.status).toHaveText('Online');
    if (answers) await this.expectMessage(id, answers);
    if (stepById(id).type !== 'ai_generation') await expect(this.input(id)).toBeVisible();
  }

  async expectMessage(id: StepId, answers: Answers): Promise<void> {
    const { businessName, businessDescription: description } = toChatUserProfile(answers);
    const proPrice = monthlyPrice(plans.pro.priceCents);
    // The next message repeats what was understood.
    const understood = id === 'website_social' ? understoodOf({ businessName, description }) : null;
    await expect(this.log.getByText(messageFor(id, answers, understood, proPrice), { exact: true })).toBeVisible();
  }

  /** The input area of a step. */
  input(id: StepId): Locator {
    return this.dialog.getByRole('group', { name: stepById(id).label, exact: true });
  }

  /** The text field of a step, including one below options. */
  field(id: StepId): Locator {
    const step = stepById(id);
    const name = step.freeText ? `${step.label}: in your own words` : step.label;
    return this.dialog.getByRole('textbox', { name, exact: true });
  }

  option(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  get send(): Locator {
    return this.option('Send');
  }

  /** The visitor's own messages. */
  said(text: string): Locator {
    return this.log.getByText(text, { exact: true });
  }

  change(id: StepId): Locator {
    return this.dialog.getByRole('button', { name: `Change your answer: ${stepById(id).label}` });
  }

  /** Answers a step by mouse, according to its type. A generation step answers itself. */
  async answer(id: StepId, value: AnswerValue): Promise<void> {
    const step = stepById(id);
    if (step.type === 'ai_generation') return;
    if (Array.isArray(value)) {
      for (const option of wordsOf(id, value)) await this.option(option).click();
      if (step.multiSelect) await this.option(`Continue (${value.length} selected)`).click();
    } else if (value === '') {
      await this.option('Skip').click();
    } else {
      await this.field(id).fill(value);
      await this.send.click();
    }
  }

  /** Answers all steps from the current one through `until`. */
  async walk({ from = 'greeting', until = 'final_cta', answers = newVisitorAnswers() }: WalkOptions = {}) {
    for (const { id } of chatScript.slice(stepIds.indexOf(from), stepIds.indexOf(until) + 1)) {
      await this.expectStep(id);
      await this.answer(id, answers[id]);
    }
  }

  /** The finished profile of a business. */
  async expectProfile(businessName: string): Promise<void> {
    await expect(this.dialog.getByRole('heading', { level: 2, name: businessName, exact: true })).toBeVisible({
      timeout: 30_000,
    });
  }
}
