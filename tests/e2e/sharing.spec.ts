/** A private link to a profile, from creation to revocation, opened by a visitor without an account. */
import { test } from './account-api.ts';
import { expect, failedWithStatus } from './test.ts';

test('a visitor reads the profile through its link until the link is revoked', async ({
  page,
  otherPage,
  accounts,
  guard,
}) => {
  guard.expectConsole(failedWithStatus(404));
  const member = await accounts.memberWithProfile();
  await accounts.makePro(member);
  await accounts.signIn(member);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByLabel('Works for').selectOption('7');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = page.locator('[data-share]');
  const address = await link.locator('p').first().innerText();
  expect(address).toMatch(/\/shared-profile#[\w-]{43}$/);

  await test.step('the visitor sees the profile and nothing about its owner', async () => {
    const sent: string[] = [];
    otherPage.on('request', (request) => sent.push(request.url()));
    await otherPage.goto(address);
    await expect(otherPage.getByRole('heading', { level: 1, name: 'Coral Bay Cooling' })).toBeVisible();
    await expect(otherPage.getByRole('heading', { level: 3, name: 'Growth Roadmap' })).toBeVisible();
    await expect(otherPage.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const text = await otherPage.locator('body').innerText();
    expect(text).not.toContain(member.email);
    expect(text).not.toContain(member.fullName);
    // The secret is in no requested URL.
    const token = address.split('#')[1]!;
    expect(sent.filter((url) => url.split('#')[0]!.includes(token))).toEqual([]);
  });

  await test.step('a reload does not count as another view', async () => {
    await otherPage.reload();
    await expect(otherPage.getByRole('heading', { level: 1, name: 'Coral Bay Cooling' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(link).toContainText('opened once');
  });

  await test.step('a revoked link offers visitors their own profile', async () => {
    await link.getByRole('button', { name: 'End link' }).click();
    await link.getByRole('button', { name: 'End it now' }).click();
    await expect(link).toHaveCount(0);
    await otherPage.reload();
    await expect(otherPage.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();
    await otherPage.getByRole('button', { name: 'Make my own profile' }).click();
    await expect(otherPage.getByRole('dialog')).toBeVisible();
  });
});
