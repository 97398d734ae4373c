/** Downloads of a profile in three formats. */
import { readFile } from 'node:fs/promises';
import { test } from './account-api.ts';
import { generatedProfileSchema } from '#shared/schemas/profile.ts';
import { expect } from './test.ts';

test('saves the profile of a Pro member as PDF, Markdown and JSON', async ({ page, accounts }) => {
  const member = await accounts.memberWithProfile();
  await accounts.makePro(member);
  await accounts.signIn(member);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Export' }).click();
  const save = async (name: string) => {
    const [file] = await Promise.all([
      // The server first renders a PDF of 200 prompts.
      page.waitForEvent('download', { timeout: 60_000 }),
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
});
