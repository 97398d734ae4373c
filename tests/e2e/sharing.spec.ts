/** A private link, from its making to its end, seen by somebody without an account. */
import { makePro, test } from './account-api.ts';
import { axeViolations } from './axe.ts';
import { expect, failedWithStatus } from './test.ts';

test('a stranger reads the profile until the link is ended', async ({ page, otherPage, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(404));
  guard.watch(otherPage.context());
  const member = await accounts.memberWithProfile();
  await makePro(member.email);
  await accounts.signIn(member);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByLabel('Works for').selectOption('7');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = page.locator('[data-share]');
  const address = await link.locator('p').first().innerText();
  expect(address).toMatch(/\/shared-profile#[\w-]{43}$/);

  const sent: string[] = [];
  otherPage.on('request', (request) => sent.push(request.url()));
  await otherPage.setViewportSize({ width: 390, height: 844 });
  await otherPage.goto(address);
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Coral Bay Cooling' })).toBeVisible();
  await expect(otherPage.getByRole('heading', { level: 3, name: 'Growth Roadmap' })).toBeVisible();
  await expect(otherPage.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const text = await otherPage.locator('body').innerText();
  expect(text).not.toContain(member.email);
  expect(text).not.toContain(member.fullName);
  expect(await otherPage.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // The secret is in no address that was asked for.
  const token = address.split('#')[1]!;
  expect(sent.filter((url) => url.split('#')[0]!.includes(token))).toEqual([]);
  expect(await axeViolations(otherPage)).toEqual([]);
  await otherPage.reload();
  await expect(otherPage.getByRole('heading', { level: 1, name: 'Coral Bay Cooling' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(link).toContainText('opened once');
  await link.getByRole('button', { name: 'End link' }).click();
  await link.getByRole('button', { name: 'End it now' }).click();
  await expect(link).toHaveCount(0);
  await otherPage.reload();
  await expect(otherPage.getByRole('heading', { level: 1, name: 'This link shows no profile' })).toBeVisible();
  expect(await axeViolations(otherPage)).toEqual([]);
  await otherPage.getByRole('button', { name: 'Make my own profile' }).click();
  await expect(otherPage.getByRole('dialog')).toBeVisible();
});

test('without Pro no link is made, and an address without a secret shows the friendly page', async ({
  page,
  accounts,
}) => {
  await accounts.signIn(await accounts.memberWithProfile());
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Sharing belongs to Pro')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a link' })).toHaveCount(0);
  await page.goto('/shared-profile');
  await expect(page.getByRole('heading', { level: 1, name: 'This link shows no profile' })).toBeVisible();
});
