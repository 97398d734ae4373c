/** Contact page, city pages and application: stored rows, answers, and their emails. */
import { describe, expect, it } from 'vitest';
import { clearLimits } from '#tests/helpers/accounts.ts';
import { applicationForm, beside, cityForm, contactForm, newsletterForm } from '#tests/helpers/leads.ts';
import { mailsTo } from '#tests/helpers/mails.ts';
import { newAddress } from '#tests/helpers/members.ts';
import { openFolder, openSite } from '#tests/helpers/opened.ts';
import { createVisitor, type Answer } from '#tests/helpers/site.ts';
import { until } from '#tests/helpers/wait.ts';

const inbox = 'inbox@agency.example';

const dataDir = await openFolder();
const { database, site } = await openSite({ env: { DATA_DIR: dataDir, AGENCY_INBOX: inbox } });

type Procedure = 'contact.send' | 'contact.sendFromCity' | 'application.submit' | 'newsletter.subscribe';
const post = (procedure: Procedure, input: object): Promise<Answer> =>
  createVisitor(site.address).call(procedure, 'mutation', input);
const rows = (table: string, email: string) =>
  database.query<Record<string, unknown>>(`select * from ${table} where email = $1`, [email]);
const mailTo = (address: string, subject: string) =>
  until(`"${subject}" to ${address}`, async () =>
    (await mailsTo(address, dataDir)).find((mail) => mail.subject === subject),
  );
const noticeAbout = (email: string) =>
  until(`a notice about ${email}`, async () =>
    (await mailsTo(inbox, dataDir)).find((mail) => mail.text.includes(email)),
  );

describe('the contact page', () => {
  it('stores a message, acknowledges it, and shows it to the agency', async () => {
    const email = newAddress('contact');
    const origin = { firstPage: '/?utm_source=flyer', lastPage: '/contact', utmSource: 'flyer', referrer: '' };
    const form = { ...contactForm(`  ${email.toUpperCase()} `), message: ' Line one\nline two ', origin };
    expect(await post('contact.send', form)).toMatchObject({ status: 200, data: { ok: true } });
    const [row, ...more] = await rows('contact_submissions', email);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      name: 'Dana Rivera',
      email,
      phone: null,
      business_type: null,
      message: 'Line one\nline two',
      city: null,
      source: 'contact_page',
      status: 'new',
      origin: { firstPage: '/?utm_source=flyer', lastPage: '/contact', utmSource: 'flyer' },
    });
    expect(row!.network_hash).toMatch(/^[0-9a-f]{32}$/);
    const mail = await mailTo(email, 'We got your message');
    expect(mail.text).toContain('within 24 hours');
    expect(mail.text).not.toContain('Line one');
    const notice = await noticeAbout(email);
    expect(notice.text).toContain('line two');
    expect(notice.subject).not.toContain('Dana');
  });

  it.each([
    [{ name: '  ' }, 'Name is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'dana' }, 'Invalid email address'],
    [{ email: 'a,b@example.com' }, 'Invalid email format'],
    [{ email: 'dana@exämple.com' }, 'Invalid email format'],
    [{ message: '\n ' }, 'Message is required'],
    [{ message: 'x'.repeat(20_001) }, 'That message is too long for this form. Please send us the rest by email.'],
  ])('refuses %o', async (wrong, message) => {
    const answer = await post('contact.send', { ...contactForm(), ...wrong });
    expect(answer).toMatchObject({ status: 400, appCode: 'INVALID', field: Object.keys(wrong), message });
  });

  it('stores a message of the maximum request size in full', async () => {
    const email = newAddress('long');
    const message = '好'.repeat(20_000);
    expect((await post('contact.send', { ...contactForm(email), message })).status).toBe(200);
    expect((await rows('contact_submissions', email))[0]!.message).toBe(message);
    expect((await noticeAbout(email)).text.replace(/\s/g, '')).toContain('好'.repeat(20_000));
  });

  it('stores scripts as text, and shows them as text in the email', async () => {
    const email = newAddress('script');
    const message = "<script>alert(1)</script><img src=x onerror=alert(1)> {{7*7}} ' ; drop table users; --";
    expect((await post('contact.send', { ...contactForm(email), message, name: '<b>Eve</b>' })).status).toBe(200);
    expect((await rows('contact_submissions', email))[0]).toMatchObject({ message, name: '<b>Eve</b>' });
    const notice = await noticeAbout(email);
    expect(notice.html).not.toMatch(/<script|<img|<b>Eve/);
    expect(notice.text).toContain('<script>alert(1)</script>');
    expect((await mailTo(email, 'We got your message')).html).not.toMatch(/\bEve\b/);
  });
});

describe('a city page', () => {
  it('stores all fields and names the city in the source', async () => {
    const email = newAddress('city');
    expect(await post('contact.sendFromCity', cityForm(email.toUpperCase()))).toMatchObject({ data: { ok: true } });
    expect(await rows('contact_submissions', email)).toMatchObject([
      {
        name: 'Dana Rivera',
        email,
        phone: '(954) 555-0123',
        business_type: 'Bakery',
        message: 'Please call me.',
        city: 'Fort Lauderdale',
        source: 'location_page_fort_lauderdale',
        status: 'new',
      },
    ]);
    await mailTo(email, 'We got your message');
    expect((await noticeAbout(email)).text).toContain('Fort Lauderdale');
  });

  it('stores empty or missing phone and business type as null', async () => {
    for (const form of [{ phone: ' ', businessType: '' }, {}]) {
      const email = newAddress('bare');
      const answer = await post('contact.sendFromCity', { ...contactForm(email), ...form, city: 'Miami' });
      expect(answer.status).toBe(200);
      expect(await rows('contact_submissions', email)).toMatchObject([{ phone: null, business_type: null }]);
    }
  });

  it('removes markup and truncates to the limits', async () => {
    const email = newAddress('caps');
    const answer = await post('contact.sendFromCity', {
      ...cityForm(`<i>${email}</i>`),
      name: `<b>${'n'.repeat(150)}</b>`,
      businessType: 'b'.repeat(101),
      message: `<script>${'m'.repeat(2_500)}</script>`,
      city: 'C'.repeat(120),
      phone: 'tel. +1 (954) 555-0123',
    });
    expect(answer.status).toBe(200);
    expect(await rows('contact_submissions', email)).toMatchObject([
      {
        name: 'n'.repeat(100),
        business_type: 'b'.repeat(100),
        message: 'm'.repeat(2_000),
        city: 'C'.repeat(100),
        phone: '+1 (954) 555-0123',
      },
    ]);
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ name: '<b></b>' }, 'Name is required'],
    [{ email: ' ' }, 'Email is required'],
    [{ email: 'x@y' }, 'Invalid email address'],
    [{ email: '<dana@example.com>' }, 'Invalid email format'],
    [{ message: '' }, 'Message is required'],
    [{ phone: '123456789' }, 'Invalid phone number length'],
    [{ phone: '1'.repeat(21) }, 'Invalid phone number length'],
    [{ phone: 'call me please' }, 'Invalid phone number length'],
  ])('refuses %o', async (wrong, message) => {
    const email = newAddress('refused');
    const answer = await post('contact.sendFromCity', { ...cityForm(email), ...wrong });
    expect(answer).toMatchObject({ status: 400, appCode: 'INVALID', field: Object.keys(wrong), message });
    expect(await rows('contact_submissions', email)).toEqual([]);
  });
});

describe('an application', () => {
  it('is stored as pending, with blanks as null, and both emails are sent', async () => {
    const email = newAddress('applicant');
    expect(await post('application.submit', applicationForm(` ${email.toUpperCase()}`))).toMatchObject({
      status: 200,
      data: { ok: true },
    });
    const [row] = await rows('business_applications', email);
    expect(row).toMatchObject({
      name: 'Dana Rivera',
      email,
      phone: '(954) 555-0123',
      business_name: 'Coral Bay',
      website: 'https://coralbay.example',
      facebook: null,
      instagram: '@coralbay',
      status: 'pending',
    });
    const [mail, notice] = await Promise.all([mailTo(email, 'We got your application'), noticeAbout(email)]);
    expect(mail.text).toContain('1-2 business days');
    expect(notice.subject).toBe('New application');
  });

  it('is stored with null if it has no phone number', async () => {
    const email = newAddress('nophone');
    expect((await post('application.submit', { ...applicationForm(email), phone: ' ' })).status).toBe(200);
    expect(await rows('business_applications', email)).toMatchObject([{ phone: null }]);
  });

  it('is refused for an address that already has one, and writes no email', async () => {
    const email = newAddress('twice');
    expect((await post('application.submit', applicationForm(email))).status).toBe(200);
    const before = await database.query('select id from emails');
    const again = await post('application.submit', { ...applicationForm(email), ...beside(), name: 'Somebody else' });
    const message = 'Email already has an application submitted';
    expect(again).toMatchObject({ status: 409, code: 'CONFLICT', appCode: 'CONFLICT', message });
    expect(await rows('business_applications', email)).toMatchObject([{ name: 'Dana Rivera' }]);
    expect(await database.query('select id from emails')).toHaveLength(before.length);
  });

  it('succeeds even if its emails cannot be written', async () => {
    const email = newAddress('nomail');
    await database.query('alter table emails rename to emails_away');
    try {
      expect((await post('application.submit', applicationForm(email))).status).toBe(200);
      expect((await post('contact.send', contactForm(email))).status).toBe(200);
    } finally {
      await database.query('alter table emails_away rename to emails');
    }
    expect(await rows('business_applications', email)).toHaveLength(1);
    expect(await rows('contact_submissions', email)).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, 'Please enter your name.'],
    [{ email: 'x' }, 'That doesn’t look like an email address. Please check it.'],
    [{ businessName: '' }, 'Please enter the name of your business.'],
    [{ website: 'x'.repeat(301) }, 'Please use 300 characters or fewer.'],
  ])('refuses %o', async (wrong, message) => {
    expect(await post('application.submit', { ...applicationForm(), ...wrong })).toMatchObject({
      status: 400,
      message,
    });
  });
});

describe('resubmitting a form', () => {
  const forms: [Procedure, string, (email: string) => object][] = [
    ['contact.send', 'contact_submissions', contactForm],
    ['contact.sendFromCity', 'contact_submissions', cityForm],
    ['application.submit', 'business_applications', applicationForm],
  ];
  it.each(forms)('gives one row and one email, and a success each time: %s', async (...given) => {
    const [procedure, table, formOf] = given;
    await clearLimits(database);
    const email = newAddress('again');
    const form = formOf(email);
    // Eight is an address's limit; beyond it, a repeat of a stored submission still succeeds.
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(procedure, form)));
    answers.push(await post(procedure, form), await post(procedure, form));
    expect(answers.map(({ status, data }) => [status, data])).toEqual(answers.map(() => [200, { ok: true }]));
    expect(await rows(table, email)).toHaveLength(1);
    expect(await database.query('select id from emails where to_email = $1', [email])).toHaveLength(1);
  });

  it('creates another row if the message differs', async () => {
    const email = newAddress('changed');
    const form = contactForm(email);
    expect((await post('contact.send', form)).status).toBe(200);
    expect((await post('contact.send', { ...form, message: 'And please in Spanish.' })).status).toBe(200);
    const messages = (await rows('contact_submissions', email)).map(({ message }) => message);
    expect(messages.sort()).toEqual(['And please in Spanish.', 'Please call me.']);
  });
});

it('truncates an origin that is too long', async () => {
  const email = newAddress('origin');
  const origin = {
    referrer: `https://example.com/${'x'.repeat(5_000)}\u0000`,
    utmTerm: '',
    referralCode: 'DANA'.repeat(50),
  };
  expect((await post('contact.send', { ...contactForm(email), origin })).status).toBe(200);
  const [row] = await rows('contact_submissions', email);
  const stored = row!.origin as Record<string, string>;
  expect(Object.keys(stored).sort()).toEqual(['referralCode', 'referrer']);
  expect([stored.referrer!.length, stored.referralCode!.length]).toEqual([300, 60]);
});

it.each([
  ['contact.send', contactForm, 'contact_submissions'],
  ['contact.sendFromCity', cityForm, 'contact_submissions'],
  ['application.submit', applicationForm, 'business_applications'],
  ['newsletter.subscribe', newsletterForm, 'newsletter_subscribers'],
] as const)('accepts the form but stores no impossible page: %s', async (procedure, form, table) => {
  const email = newAddress('made-up');
  const origin = { firstPage: '/made-up.php?<script>', lastPage: 'https://elsewhere.example/', utmSource: 'flyer' };
  expect((await post(procedure, { ...form(email), origin })).status).toBe(200);
  const stored = await rows(table, email);
  expect(stored.map((row) => row.origin)).toEqual([{ firstPage: '/404', utmSource: 'flyer' }]);
});
