/** A form of a public page, as whoever fills it in sees it. */
import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';

export class LeadFormPage {
  readonly page: Page;
  readonly form: Locator;
  /** What went wrong, at the form. */
  readonly problem: Locator;
  /** What went well, at the form. */
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

  button(name: string | RegExp): Locator {
    return this.form.getByRole('button', { name });
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  async expectFilled(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await expect(this.field(label)).toHaveValue(value);
  }

  /** A field is marked, and its message belongs to it. */
  async expectWrong(label: string, message: string): Promise<void> {
    await expect(this.field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(this.field(label)).toHaveAccessibleDescription(message);
    await expect(this.form.getByText(message, { exact: true })).toBeVisible();
  }

  /** A notice over the page, by its title and line. */
  toast(title: string, line: string): Locator {
    return this.page
      .getByRole('alert')
      .filter({ has: this.page.getByRole('button', { name: 'Close' }) })
      .filter({ hasText: title })
      .filter({ hasText: line });
  }
}

/** What a call of a procedure carried. */
export function inputOf(request: Request): Record<string, unknown> & { submissionId: string } {
  const [input] = Object.values(request.postDataJSON() as Record<string, Record<string, unknown>>);
  return input as Record<string, unknown> & { submissionId: string };
}

/** Answers a call as the server does that has had too many. */
export const refuse = (route: Route, status: number, data: Record<string, unknown>, message: string) =>
  route.fulfill({ status, json: [{ error: { message, code: -32600, data: { httpStatus: status, ...data } } }] });
