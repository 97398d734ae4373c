/** The tools of landing and service pages on a phone: using them, reading them without script, and axe. */
import { alive } from './alive.ts';
import { axeViolations } from './axe.ts';
import { expectFitsPhone } from './fits.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Pages with a tool, and what their result says before anything is typed. */
const examples = {
  '/ai-advertising-agency': 'You’d pay about $200 for each new customer.',
  '/ai-marketing-agency': 'Each new customer costs about $90 and is worth about $360.',
  '/ai-agency-for-small-business': 'Missed calls cost you about $1,123 a month.',
  '/ai-digital-marketing-agency': 'Answer the questions to see your score.',
  '/ai-seo-services': '0 of 12 done',
} as const;

test('each tool fits a phone and has no violations, also with its result', async ({ page }) => {
  for (const [path, example] of Object.entries(examples)) {
    await page.goto(path);
    await alive(page);
    await expect(page.getByText(example)).toBeVisible();
    await expectFitsPhone(page, path);
    expect.soft(await axeViolations(page, 'main'), path).toEqual([]);
  }
  await page.goto('/ai-digital-marketing-agency');
  await alive(page);
  await page.getByRole('radio', { name: 'No', exact: true }).first().check();
  await page.getByRole('radio', { name: 'Not sure' }).last().check();
  await expect(page.getByText('What to ask next').first()).toBeVisible();
  expect(await axeViolations(page, 'main')).toEqual([]);
});

test('a calculator answers right away, with the answer visible while numbers are typed', async ({ page }) => {
  await page.goto('/ai-advertising-agency#calculator');
  const click = page.getByRole('textbox', { name: 'Cost per click' });
  const answer = page.locator('output');
  await click.fill('6');
  await expect(answer).toContainText('about $400 for each new customer');
  await expect(click).toBeInViewport();
  await expect(answer).toBeInViewport();
  await click.fill('');
  await expect(answer).toHaveText('To see your result, fill in: Cost per click.');
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(answer).toContainText('about $200');
});

test('the check-up list keeps its marks after a reload', async ({ page }) => {
  await page.goto('/ai-seo-services');
  await page.getByRole('checkbox').nth(1).check();
  await expect(page.getByText('1 of 12 done')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 12 done')).toBeVisible();
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('calculators show a worked example, and the lists can be read and checked off', async ({ page }) => {
    await page.goto('/ai-advertising-agency');
    await expect(page.getByText(examples['/ai-advertising-agency'])).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('row', { name: 'Monthly ad budget $600' })).toBeVisible();
    await page.getByText('How we got these numbers').click();
    await expect(page.getByText('Clicks: $600 ÷ $3 a click = 200')).toBeVisible();

    await page.goto('/ai-digital-marketing-agency');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByText('Can you leave at the end of any month?')).toBeVisible();
    await expect(page.getByText('If you can leave, they have to keep earning your business.')).toBeVisible();

    await page.goto('/ai-seo-services');
    await page.getByRole('checkbox').first().check();
    await page.getByText('How to do it').first().click();
    await expect(page.getByText('Check who else has access.')).toBeVisible();
    await expect(page.getByText('0 of 12 done')).toBeHidden();
  });
});
