/** A bad connection delays answers but never loses them. */
import { newVisitorAnswers } from './answers.ts';
import { expect, failedConnection, failedWithStatus, test } from './test.ts';

const waiting = "Not saved yet. You're offline. Trying again …";

test('answers survive a lost connection, a lost reply and a failing server, and the profile works without streams', async ({
  page,
  context,
  chat,
  api,
  guard,
}) => {
  guard.expectConsole(failedConnection);
  guard.expectConsole(failedWithStatus(503));
  const answers = newVisitorAnswers();
  await api.bringTo('target_audience', answers);
  await chat.start();
  await chat.expectStep('target_audience', answers);

  await test.step('an answer given offline stays, says so, and is sent later', async () => {
    await context.setOffline(true);
    await chat.answer('target_audience', answers.target_audience);
    await expect(chat.dialog.getByText(waiting)).toBeVisible();
    await chat.expectNumber(9);
    await context.setOffline(false);
    await chat.expectStep('goals', answers);
    await expect(chat.dialog.getByText(waiting)).toBeHidden();
  });

  await test.step('an answer whose response was lost is resent and counts once', async () => {
    let lost = 0;
    await page.route(/chat\.answer/, async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await chat.answer('goals', answers.goals);
    await chat.expectStep('contact_info', answers);
    expect(lost).toBe(1);
    expect(await api.current()).toMatchObject({ revision: 10, number: 11 });
    await page.unroute(/chat\.answer/);
  });

  await test.step('a server error is retried until it passes', async () => {
    await page.route(/chat\.answer/, (route) => route.fulfill({ status: 503, body: 'down' }));
    await chat.answer('contact_info', answers.contact_info);
    await expect(chat.dialog.getByText(waiting)).toBeVisible();
    await page.unroute(/chat\.answer/);
    await chat.expectStep('phone_optional', answers);
  });

  await test.step('a network that blocks streams gets the profile by polling', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const procedure = /profile\.(progress|status)/.exec(request.url())?.[1];
      if (procedure) asked.push(procedure);
    });
    await page.route(/profile\.progress/, (route) => route.abort());
    // Generation appears to be in progress until it has been requested again.
    await page.route(/profile\.generate/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace(/"status":"\w+"/, '"status":"running"') });
    });
    await chat.answer('phone_optional', answers.phone_optional);
    await chat.expectStep('final_cta', answers);
    await chat.answer('final_cta', ['show_profile']);
    await chat.expectProfile('Coral Bay Cooling');
    expect(asked).toContain('progress');
    expect(asked.lastIndexOf('status')).toBeGreaterThan(asked.indexOf('progress'));
  });
});
