/** The profile at the end of the chat, as a visitor uses it. */
import { expect, test } from './test.ts';

test('a prompt of the profile is copied and found by search, and the profile links onward', async ({
  page,
  context,
  chat,
  api,
}) => {
  const { id } = await api.finish();
  await chat.start();
  await chat.expectProfile('Coral Bay Cooling');
  const { profile } = await api.profile(id);
  const prompts = Object.values(profile.platformPrompts!).flat();
  expect(prompts.length).toBeGreaterThanOrEqual(200);

  await test.step('shows what holds the business back and the first move without scrolling', async () => {
    const { bottleneck, moves } = profile.diagnosis!;
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await expect(chat.dialog.getByText(bottleneck)).toBeInViewport({ ratio: 1 });
      await expect(chat.dialog.getByText(moves[0]!.what)).toBeInViewport({ ratio: 1 });
      await expect(chat.dialog.getByText(moves[0]!.how)).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('copies a prompt verbatim', async () => {
    const panel = chat.dialog.getByRole('region', { name: /^Prompts: / });
    expect((await panel.boundingBox())?.height).toBe(400);
    const card = panel.getByRole('listitem').nth(1);
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('button', { name: `Copy prompt: ${title}`, exact: true }).click();
    await expect(page.getByText('Copied to clipboard!')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(prompts.filter((entry) => entry.title === title).map((entry) => entry.prompt)).toContain(copied);
    await expect(card.getByText(copied, { exact: true })).toBeVisible();
  });

  await test.step('finds prompts by a word; Escape clears the search, not the chat', async () => {
    const search = chat.dialog.getByRole('searchbox', { name: 'Search your prompts' });
    await search.fill('review');
    await expect(chat.dialog.getByText(/^\d+ of \d+ prompts match “review”$/)).toBeVisible();
    await search.fill('zzzz');
    await expect(chat.dialog.getByText(/^No prompt matches “zzzz”/)).toBeVisible();
    await search.press('Escape');
    await expect(search).toHaveValue('');
    await expect(chat.dialog.getByText(/^\d+ prompts for \d+ platforms$/)).toBeVisible();
  });

  await test.step('opens the services in a new tab', async () => {
    const opened = context.waitForEvent('page');
    await chat.dialog.getByRole('link', { name: 'Show Me My Profile' }).click();
    await expect(await opened).toHaveURL('/services');
    await expect(page).toHaveURL('/');
  });
});
