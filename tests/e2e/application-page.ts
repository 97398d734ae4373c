/** Page object for the seven-step application. */
import { expect, type Locator } from '@playwright/test';
import { steps } from '#client/features/crm/application/steps.ts';
import { AccountPage } from './account-page.ts';
import { newVisitorAddress } from './answers.ts';

/** The questions, one per step, in order. */
export const newAnswers = () => [
  'Dana Rivera',
  newVisitorAddress(),
  '(954) 555-0123',
  'Coral Bay Cooling',
  'www.coralbay.example',
  '',
  '@coralbaycooling',
];

export class ApplicationPage extends AccountPage {
  /** The only field of a step, counted from 1. */
  field(step: number): Locator {
    return this.main.getByRole('textbox', { name: steps[step - 1]!.question, exact: true });
  }

  /** Expects this step to be shown, and no other. */
  async expectStep(step: number): Promise<void> {
    await expect(this.main.getByText(`Step ${step} of 7`, { exact: true })).toBeVisible();
    await expect(this.main.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(step));
    await expect(this.field(step)).toBeVisible();
    await expect(this.main.getByRole('textbox')).toHaveCount(1);
  }

  async open(): Promise<void> {
    await this.page.goto('/signup');
    await this.expectStep(1);
  }
}
