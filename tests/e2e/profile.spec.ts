/** The profile at the end of the chat: its parts, its prompts, and where it leads. */
import { expect, test } from './test.ts';

const parts = [
  'Business Analysis',
  'AI Marketing Strategies',
  'AI Platform Prompts',
  'Automation & Integration',
  'Growth Roadmap',
];

test.beforeEach(async ({ api, chat }) => {
  await api.finish();
  await chat.start();
  await chat.expectProfile('Coral Bay Cooling');
});

test('shows the five parts, the account and the plans, in this order', async ({ chat }) => {
  const headings = await chat.dialog.getByRole('heading', { level: 3 }).allTextContents();
  expect(headings.slice(0, parts.length)).toEqual(parts);
  for (const part of parts) {
    const section = chat.dialog.getByRole('region', { name: part, exact: true });
    await expect(section.getByRole('heading', { level: 4 }).first()).not.toBeEmpty();
  }
  await expect(chat.dialog).toContainText('Coral Bay Cooling');
  const account = chat.dialog.getByRole('region', { name: 'Your account', exact: true });
  await expect(account.getByRole('heading', { level: 4 })).toHaveText('Check your email');
  for (const words of ['7-day preview', '$29.99 per month', 'Cancel anytime', '30-day money-back guarantee']) {
    await expect(chat.dialog.getByText(words, { exact: false }).first()).toBeVisible();
  }
});

test('copies a prompt as it stands', async ({ page, chat, api }) => {
  const { profile } = await api.profile((await api.current()).id);
  const prompts = Object.values(profile.platformPrompts!).flat();
  expect(prompts.length).toBeGreaterThanOrEqual(200);

  const panel = chat.dialog.getByRole('region', { name: /^Prompts: / });
  expect((await panel.boundingBox())?.height).toBe(400);
  const card = panel.getByRole('listitem').nth(1);
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: `Copy prompt: ${title}`, exact: true }).click();

  const toast = page.getByText('Copied to clipboard!');
  await expect(toast).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(prompts.filter((entry) => entry.title === title).map((entry) => entry.prompt)).toContain(copied);
  await expect(card.getByText(copied, { exact: true })).toBeVisible();
  await expect(toast, 'goes by itself').toBeHidden();
});

test('finds prompts by a word and lets go of the search', async ({ chat }) => {
  const search = chat.dialog.getByRole('searchbox', { name: 'Search your prompts' });
  await search.fill('review');
  await expect(chat.dialog.getByText(/^\d+ of \d+ prompts match “review”$/)).toBeVisible();
  await search.fill('zzzz');
  await expect(chat.dialog.getByText(/^No prompt matches “zzzz”/)).toBeVisible();
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(chat.dialog).toBeVisible();
  await expect(chat.dialog.getByText(/^\d+ prompts for \d+ platforms$/)).toBeVisible();
});

test('leads on to the services in a new tab and to the application', async ({ page, context, chat }) => {
  await context.route('**/services', (route) => route.fulfill({ contentType: 'text/html', body: '<title>ok</title>' }));
  const services = chat.dialog.getByRole('link', { name: 'Show Me My Profile' });
  await expect(services).toHaveAttribute('target', '_blank');
  await expect(services).toHaveAttribute('rel', /noopener/);
  const opened = context.waitForEvent('page');
  await services.click();
  expect(new URL((await opened).url()).pathname).toBe('/services');
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(chat.dialog.getByRole('link', { name: 'Book a free implementation call' })).toHaveAttribute(
    'href',
    '/signup',
  );
});
