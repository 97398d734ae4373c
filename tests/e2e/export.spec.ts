/** A profile as a file: for Pro, in three forms, and told in place when it cannot be made. */
import { readFile } from 'node:fs/promises';
import { makePro, test } from './account-api.ts';
import { generatedProfileSchema } from '../../shared/schemas/profile.ts';
import { expect, failedWithStatus } from './test.ts';

test('Pro members save PDF, Markdown and JSON', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(429));
  const member = await accounts.memberWithProfile();
  await makePro(member.email);
  await accounts.signIn(member);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Export' }).click();
  const save = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: new RegExp(`^${name}`) }).click(),
    ]);
    return { name: file.suggestedFilename(), body: await readFile(await file.path()) };
  };
  const pdf = await save('PDF');
  expect(pdf.name).toBe('coral-bay-cooling-marketing-profile.pdf');
  expect(pdf.body.subarray(0, 8).toString()).toBe('%PDF-1.7');
  const markdown = await save('Markdown');
  expect(markdown.body.toString()).toMatch(/^# Coral Bay Cooling\n/);
  const json = await save('JSON');
  const { profile } = JSON.parse(json.body.toString()) as { profile: unknown };
  expect(generatedProfileSchema.safeParse(profile).success).toBe(true);

  await page.route('**/download/**', (route) => route.fulfill({ status: 429, body: 'wait' }));
  await page.getByRole('link', { name: /^PDF/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'That was a lot at once' })).toBeVisible();
});

test('without Pro the way to it is shown, and the address gives nothing', async ({ page, accounts, guard }) => {
  guard.expectConsole(failedWithStatus(403));
  await accounts.signIn(await accounts.memberWithProfile());
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('Export belongs to Pro')).toBeVisible();
  await expect(page.getByRole('link', { name: /^PDF/ })).toHaveCount(0);
  const answer = await page.goto('/download/profile.pdf');
  expect(answer!.status()).toBe(403);
  await page.getByRole('link', { name: 'Back to your profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
});
