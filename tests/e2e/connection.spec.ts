/** A bad connection costs time, never an answer. */
import { finalOptions, stepIds } from '../../shared/domain/chat-script.ts';
import { sampleAnswers } from '../helpers/conversation.ts';
import { expect, failedConnection, failedWithStatus, test } from './test.ts';

const waiting = 'Not saved yet: no connection. Trying again …';

test('an answer given without a connection stays, says so, and is sent later', async ({
  context,
  chat,
  api,
  guard,
}) => {
  guard.expectConsole(failedConnection);
  await api.bringTo('name_input');
  await chat.start();
  await chat.expectStep('name_input');

  await context.setOffline(true);
  await chat.answer('name_input', 'Dana Rivera');
  await expect(chat.said('Dana Rivera')).toBeVisible();
  await expect(chat.dialog.getByText(waiting)).toBeVisible();
  await chat.expectNumber(4);

  await context.setOffline(false);
  await chat.expectStep('business_name', sampleAnswers());
  await expect(chat.dialog.getByText(waiting)).toBeHidden();
  await expect(chat.said('Dana Rivera')).toHaveCount(1);
  expect((await api.current()).revision).toBe(4);
});

test('an answer whose reply got lost is sent again and counts once', async ({ page, chat, api, guard }) => {
  guard.expectConsole(failedConnection);
  await api.bringTo('name_input');
  await chat.start();
  await chat.expectStep('name_input');
  let lost = 0;
  await page.route(/chat\.answer/, async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });

  await chat.answer('name_input', 'Dana Rivera');
  await chat.expectStep('business_name', sampleAnswers());
  expect(lost).toBe(1);
  await expect(chat.said('Dana Rivera')).toHaveCount(1);
  const stored = await api.current();
  expect(stored).toMatchObject({ revision: 4, number: 5 });
});

test('an error of the server is waited out', async ({ page, chat, api, guard }) => {
  guard.expectConsole(failedWithStatus(503));
  await api.bringTo('name_input');
  await chat.start();
  await chat.expectStep('name_input');
  await page.route(/chat\.answer/, (route) => route.fulfill({ status: 503, body: 'down' }));
  await chat.answer('name_input', 'Dana Rivera');
  await expect(chat.dialog.getByText(waiting)).toBeVisible();
  await page.unroute(/chat\.answer/);
  await chat.expectStep('business_name', sampleAnswers());
});

test('a chat that cannot begin offers another try', async ({ page, chat, guard }) => {
  test.slow();
  guard.expectConsole(failedConnection);
  await page.route('**/trpc/**', (route) => route.abort());
  await chat.start();
  await expect(chat.dialog.getByText('We cannot reach the assistant right now.')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/trpc/**');
  await chat.option('Try again').click();
  await chat.expectStep('greeting', {});
});

test('a network that blocks streams gets the profile by asking', async ({ page, chat, api, guard }) => {
  guard.expectConsole(failedConnection);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/profile\.(progress|status)/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.route(/profile\.progress/, (route) => route.abort());
  // The work seems to be under way until it has been asked for again.
  await page.route(/profile\.generate/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/"status":"\w+"/, '"status":"running"') });
  });
  await api.bringTo('live_generation');
  await chat.start();
  await chat.walk({ from: 'live_generation' });
  await chat.expectProfile('Coral Bay Cooling');
  expect(asked.findIndex((path) => path.includes('profile.progress'))).toBeGreaterThanOrEqual(0);
  expect(asked.findLastIndex((path) => path.includes('profile.status'))).toBeGreaterThan(
    asked.findIndex((path) => path.includes('profile.progress')),
  );
});

test('a profile that cannot be asked for can be asked for again', async ({ page, chat, api, guard }) => {
  guard.expectConsole(failedConnection);
  await page.route(/profile\.generate/, (route) => route.abort());
  await api.bringTo('final_cta');
  await chat.start();
  await chat.answer('final_cta', finalOptions.show);
  const retry = chat.option('Try again');
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await page.unroute(/profile\.generate/);
  await retry.click();
  await chat.expectProfile('Coral Bay Cooling');
  expect((await api.current()).number).toBe(stepIds.length);
});

test('a chat whose code cannot be fetched says so and tries again', async ({ page, chat, guard }) => {
  guard.expectConsole(failedConnection);
  await page.route(/\/assets\/chat-root/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Start Chat' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The chat could not be loaded.' });
  await expect(alert).toBeVisible();
  await page.unroute(/\/assets\/chat-root/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await chat.expectStep('greeting', {});
  await expect(alert).toBeHidden();
});
