/** The newsletter and the waitlists: subscribing, confirming, unsubscribing, and subscribing again. */
import { describe, expect, it } from 'vitest';
import { writeDueWelcomes } from '#server/features/mail/newsletter/service.ts';
import { clearLimits } from '#tests/helpers/accounts.ts';
import { send } from '#tests/helpers/http.ts';
import { beside, newsletterForm } from '#tests/helpers/leads.ts';
import { createMailWriter, smtpEnv, useStreetAddress } from '#tests/helpers/mail-writer.ts';
import { mailsTo } from '#tests/helpers/mails.ts';
import { newAddress } from '#tests/helpers/members.ts';
import { addSite, closing, openDatabase, openFolder, openSite } from '#tests/helpers/opened.ts';
import { createVisitor, type Answer } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

useStreetAddress();

const database = await openDatabase();
const dataDir = await openFolder();
const options = { databaseUrl: database.url, env: { DATA_DIR: dataDir } };
const site = await addSite(options);
const writer = closing(createMailWriter({ ...options, role: 'web' }));
// The first email loads the template code, which takes longer than a form waits.
await writer.write({ template: 'newsletter-welcome', to: 'first@example.com', data: {} });
await until('the first mail', async () => (await mailsTo('first@example.com', dataDir)).length === 1);

const subscribe = (form: object, address = site.address): Promise<Answer> =>
  createVisitor(address).call('newsletter.subscribe', 'mutation', form);
const rowsOf = (email: string) =>
  database.query<Record<string, unknown>>('select * from newsletter_subscribers where email = $1 order by list', [
    email,
  ]);
const open = (target: string, method = 'GET') => send(site.address, { path: target, method });
const welcomesTo = async (email: string) =>
  (await database.query(`select id from emails where to_email = $1 and template = 'newsletter-welcome'`, [email]))
    .length;

/** Returns the paths of both links in the newest welcome email. */
async function linksTo(email: string, after = 0) {
  const text = await until(`a welcome to ${email}`, async () => {
    const mails = (await mailsTo(email, dataDir)).slice(after);
    return mails.findLast((mail) => mail.text.includes('/newsletter/confirm'))?.text;
  });
  const pathOf = (start: string) => text.slice(text.indexOf(start)).match(/^\S+/)![0];
  return { confirm: pathOf('/newsletter/confirm?token='), leave: pathOf('/unsubscribe?token=') };
}

describe('subscribing', () => {
  it('stores the subscriber and sends the welcome', async () => {
    const email = newAddress('reader');
    const form = { ...beside(), email: `  ${email.toUpperCase()} `, name: ' Dana  Rivera ' };
    expect(await subscribe(form)).toMatchObject({ status: 200, data: { mail: 'sent' } });
    expect(await rowsOf(email)).toMatchObject([
      { email, name: 'Dana Rivera', source: 'website', status: 'active', list: 'newsletter', confirmed_at: null },
    ]);
    const [mail] = await mailsTo(email, dataDir);
    expect(mail).toMatchObject({ subject: 'Welcome to the Everglow newsletter' });
    expect(mail!.text).toContain('Hello, Dana Rivera');
  });

  it('addresses people without a name as Subscriber, and stores no name', async () => {
    const email = newAddress('nameless');
    expect((await subscribe({ ...newsletterForm(email, 'blog_article'), name: ' ' })).status).toBe(200);
    expect(await rowsOf(email)).toMatchObject([{ name: null, source: 'blog_article' }]);
    expect((await mailsTo(email, dataDir))[0]!.text).toContain('Hello, Subscriber');
  });

  it("refuses a second subscription with the notice's wording, on every page", async () => {
    const email = newAddress('twice');
    expect((await subscribe(newsletterForm(email))).status).toBe(200);
    for (const source of ['website', 'blog', 'location_miami']) {
      expect(await subscribe(newsletterForm(email, source))).toMatchObject({
        status: 409,
        code: 'CONFLICT',
        appCode: 'CONFLICT',
        message: 'This email is already subscribed to our newsletter.',
      });
    }
    expect(await rowsOf(email)).toHaveLength(1);
    expect(await welcomesTo(email)).toBe(1);
  });

  it('turns eight forms sent at the same time into one row, one email, and one success', async () => {
    await clearLimits(database);
    const email = newAddress('crowd');
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(newsletterForm(email))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect([(await rowsOf(email)).length, await welcomesTo(email)]).toEqual([1, 1]);
  });

  it('answers a repeated form with success', async () => {
    const email = newAddress('repeat');
    const form = newsletterForm(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(form)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    expect([(await rowsOf(email)).length, await welcomesTo(email)]).toEqual([1, 1]);
  });

  it('subscribes to each waitlist once, in addition to the newsletter', async () => {
    const email = newAddress('waiting');
    for (const source of ['website', 'waitlist_mobile', 'waitlist_devops'])
      expect((await subscribe(newsletterForm(email, source))).status).toBe(200);
    expect((await rowsOf(email)).map(({ list, source }) => [list, source])).toEqual([
      ['newsletter', 'website'],
      ['waitlist_mobile', 'waitlist_mobile'],
      ['waitlist_devops', 'waitlist_devops'],
    ]);
    expect(await subscribe(newsletterForm(email, 'waitlist_mobile'))).toMatchObject({
      status: 409,
      message: 'This email is already on this waitlist.',
    });
    const subjects = (await mailsTo(email, dataDir)).map(({ subject }) => subject);
    expect(subjects).toContain('You’re on the waitlist for our mobile prompt pack');
  });

  it.each([
    [{ email: '' }, 'Please enter a valid email address.'],
    [{ email: 'x@y' }, 'Please enter a valid email address.'],
    [{ name: 'x'.repeat(101) }, 'Please use 100 characters or fewer for the name.'],
    [{ source: 'waitlist_nothing' }, 'We couldn’t find that waitlist. Reload the page.'],
    [{ source: '<script>' }, undefined],
  ])('refuses %o', async (wrong, message) => {
    const answer = await subscribe({ ...newsletterForm(), ...wrong });
    expect(answer.status).toBe(400);
    if (message) expect(answer.message).toBe(message);
  });
});

describe('a welcome email that cannot be sent', async () => {
  // A separate database, because the other site would send its jobs.
  const { database: apart, site: down } = await openSite({
    env: { ...smtpEnv('smtp://127.0.0.1:1'), DATA_DIR: dataDir },
  });

  it('leaves the subscriber on the list, and says that the email will follow', async () => {
    const email = newAddress('slow');
    expect(await subscribe(newsletterForm(email), down.address)).toMatchObject({
      status: 200,
      data: { mail: 'later' },
    });
    const [row] = await apart.query('select status from newsletter_subscribers where email = $1', [email]);
    expect(row).toEqual({ status: 'active' });
    expect(await apart.query('select status from emails where to_email = $1', [email])).toMatchObject([
      { status: 'queued' },
    ]);
  });

  it('is written once the address may get emails again', async () => {
    const email = newAddress('busy');
    for (const template of ['contact-received', 'application-received', 'contact-received'] as const)
      await writer.write({ template, to: email, data: {} });
    expect(await subscribe(newsletterForm(email))).toMatchObject({ status: 200, data: { mail: 'later' } });
    expect(await welcomesTo(email)).toBe(0);
    const due = () =>
      database.query(`update newsletter_subscribers set welcome_due_at = now() where email = $1`, [email]);
    await due();
    await writeDueWelcomes(writer.deps);
    expect(await welcomesTo(email)).toBe(0);
    await database.query(`update emails set created_at = now() - interval '25 hours' where to_email = $1`, [email]);
    await due();
    await Promise.all([writeDueWelcomes(writer.deps), writeDueWelcomes(writer.deps)]);
    expect(await welcomesTo(email)).toBe(1);
    expect(await rowsOf(email)).toMatchObject([{ welcome_due_at: null }]);
    await linksTo(email);
  });
});

describe("the welcome email's link", () => {
  it('opens a page that changes nothing until its button is pressed', async () => {
    const email = newAddress('confirm');
    await subscribe(newsletterForm(email));
    const { confirm } = await linksTo(email);
    const page = await open(confirm);
    expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    expect(page.body).toContain('<button>Confirm</button>');
    expect(page.body).not.toContain(email);
    expect(await rowsOf(email)).toMatchObject([{ confirmed_at: null }]);
    expect((await open(confirm, 'POST')).body).toContain('<h1>You’re on the list</h1>');
    const [{ confirmed_at: first }] = (await rowsOf(email)) as [Record<string, unknown>];
    expect(first).toBeInstanceOf(Date);
    expect((await open(confirm, 'POST')).status).toBe(200);
    expect(await rowsOf(email)).toMatchObject([{ confirmed_at: first }]);
  });

  it('confirms only its own list', async () => {
    const email = newAddress('lists');
    await subscribe(newsletterForm(email));
    const { confirm } = await linksTo(email);
    await subscribe(newsletterForm(email, 'waitlist_mobile'));
    await open(confirm, 'POST');
    const confirmed = (await rowsOf(email)).map(({ list, confirmed_at }) => [list, confirmed_at !== null]);
    expect(confirmed).toEqual([
      ['newsletter', true],
      ['waitlist_mobile', false],
    ]);
  });

  it('is refused if it is damaged, missing or of another kind', async () => {
    const email = newAddress('damaged');
    await subscribe(newsletterForm(email));
    const { confirm, leave } = await linksTo(email);
    const another = leave.replace('/unsubscribe', '/newsletter/confirm');
    for (const target of [
      `${confirm.slice(0, -3)}abc`,
      another,
      '/newsletter/confirm',
      '/newsletter/confirm?token=',
      `/newsletter/confirm?token=${'x'.repeat(3_000)}`,
      '/newsletter/confirm?token=a&token=b',
    ])
      for (const method of ['GET', 'POST'])
        expect([target, (await open(target, method)).status]).toEqual([target, 400]);
    expect((await open(confirm.replace('/newsletter/confirm', '/unsubscribe'), 'POST')).status).toBe(400);
    expect(await rowsOf(email)).toMatchObject([{ status: 'active', confirmed_at: null }]);
  });
});

describe('unsubscribing', () => {
  it('ends all lists with one click and voids the old link, and a new subscription starts over', async () => {
    await clearLimits(database);
    const email = newAddress('leaver');
    await subscribe(newsletterForm(email));
    await subscribe(newsletterForm(email, 'waitlist_backend'));
    const { confirm, leave } = await linksTo(email);
    await open(confirm, 'POST');
    expect((await open(leave)).body).toContain('<button>Unsubscribe</button>');
    expect((await rowsOf(email)).map(({ status }) => status)).toEqual(['active', 'active']);
    // As an email provider's server sends it.
    const oneClick = await send(site.address, {
      path: leave,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(200);
    expect((await open(leave, 'POST')).status).toBe(200);
    for (const row of await rowsOf(email)) {
      expect(row.status).toBe('unsubscribed');
      expect(row.unsubscribed_at).toBeInstanceOf(Date);
    }
    expect((await open(confirm, 'POST')).status).toBe(410);
    expect(await rowsOf(email)).toMatchObject([{ status: 'unsubscribed' }, { status: 'unsubscribed' }]);

    const before = (await mailsTo(email, dataDir)).length;
    expect(await subscribe({ ...newsletterForm(email, 'blog'), name: 'Dana R' })).toMatchObject({
      status: 200,
      data: { mail: 'sent' },
    });
    expect(await rowsOf(email)).toMatchObject([
      { status: 'active', confirmed_at: null, unsubscribed_at: null, source: 'blog', name: 'Dana R' },
      { status: 'unsubscribed' },
    ]);
    const again = await linksTo(email, before);
    expect((await open(again.confirm, 'POST')).status).toBe(200);
    expect((await rowsOf(email))[0]!.confirmed_at).toBeInstanceOf(Date);
  });
});
