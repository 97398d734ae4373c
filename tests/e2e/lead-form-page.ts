/** Page object for a form on a public page. */
import { expect, type Locator, type Page } from '@playwright/test';

export class LeadFormPage {
  readonly page: Page;
  readonly form: Locator;
  /** The form's error message. */
  readonly problem: Locator;
  /** The form's success message. */
  readonly done: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.form = page.getByRole('form', { name, exact: true });
    this.problem = this.form.getByRole('alert');
    this.done = this.form.getByRole('status');
  }

  field(label: string): Locator {
    return this.form.getByRole('textbox', { name: label });
  }

  button(name: string): Locator {
    return this.form.getByRole('button', { name });
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  async expectFilled(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await expect(this.field(label)).toHaveValue(value);
  }
}
