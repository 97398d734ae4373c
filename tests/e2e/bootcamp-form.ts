/** Fills in the application for a bootcamp seat. */
import type { Page } from '@playwright/test';

export const filled = {
  name: 'Dana Rivera',
  email: 'dana@example.com',
  phone: '954 555 0134',
  businessName: 'Coral Bay Cooling',
  goals: 'Quotes that leave on their own',
  experience: 'Tried two, kept one',
  commitment: 'Yes, the vans are covered',
};

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Apply for a/ });
export const field = (page: Page, name: string) => dialogOf(page).locator(`[name="${name}"]`);
export const seatLink = (page: Page, seat: 'virtual' | 'VIP') =>
  page.getByRole('link', { name: `Apply for a ${seat} seat` });

export async function fill(page: Page) {
  for (const [name, value] of Object.entries(filled)) await field(page, name).fill(value);
  await field(page, 'businessType').selectOption('service');
  await field(page, 'currentRevenue').selectOption('10k-25k');
}
