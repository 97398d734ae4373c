import { describe, expect, it } from 'vitest';
import { renderMail } from './layout.ts';
import { maskAddress, safeBusinessName, safeName, safeSentence, withReplies } from './template.ts';
import { hrefs, home, links, make, samples, secrets } from './templates.fixture.ts';
import { contentOf, isCommercial, rulesOf, templates, type TemplateName } from './templates.ts';

const names = Object.keys(templates) as TemplateName[];
const isNotice = (name: TemplateName) => rulesOf(name).class === 'agency';

describe.each(names)('%s', (name) => {
  it('has a subject, HTML and an equivalent text part', async () => {
    const { content, html, text } = await make(name);
    expect(content.subject.length).toBeGreaterThan(8);
    expect(content.subject.length).toBeLessThan(70);
    expect(html).toContain('<html dir="ltr" lang="en">');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(text).toMatch(/You’re getting this email because|Recibes este correo porque/);
    for (const block of content.blocks) {
      if (typeof block === 'string') expect(text).toContain(block);
      else if (block.kind === 'paragraph' || block.kind === 'note') expect(text).toContain(block.text);
      else if (block.kind === 'button' || block.kind === 'link') {
        expect(text).toContain(block.href);
        expect(hrefs(html)).toContain(block.href);
      } else if (block.kind === 'secret') for (const part of [html, text]) expect(part).toContain(block.value);
    }
    expect(text).not.toMatch(/<[a-z]|undefined|\[object|&amp;/i);
    expect(html).not.toMatch(/<script|<img|undefined|\[object/i);
  });

  it('links only to our site', async () => {
    const { html } = await make(name);
    for (const href of hrefs(html)) expect(href.startsWith(`${home}/`), href).toBe(true);
  });

  it('is identical each time', async () => expect(await make(name)).toEqual(await make(name)));
});

describe('links', () => {
  it.each([
    ['activation', '/auth/activate?token=tok_5ecret'],
    ['confirm-address', '/auth/confirm?token=tok_5ecret'],
    ['change-email', '/auth/confirm?token=tok_5ecret'],
    ['reset-password', '/reset-password?token=tok_5ecret'],
    ['continue-chat', '/#continue=tok_5ecret'],
    ['existing-account', '/login'],
    ['existing-account', '/forgot-password'],
    ['password-changed', '/forgot-password'],
    ['newsletter-welcome', '/unsubscribe?token=leave'],
    ['newsletter-welcome', '/newsletter/confirm?token=tok_5ecret'],
  ] as const)('of %s lead to %s', async (name, path) => {
    const { html, text } = await make(name);
    expect(hrefs(html)).toContain(home + path);
    expect(text).toContain(home + path);
  });

  it('are never created without their token', () => {
    expect(() => contentOf('activation', { data: {}, secrets: {}, links })).toThrow();
    expect(() => contentOf('reset-password', { data: {}, secrets: undefined, links })).toThrow();
  });
});

describe('promises', () => {
  it.each([
    ['contact-received', 'within 24 hours'],
    ['application-received', 'within 1-2 business days'],
  ] as const)('%s: %s', async (name, promise) => expect((await make(name)).text).toContain(promise));
  it('welcome to a waitlist by name and ask for the confirming click', async () => {
    const { content, text } = await make('newsletter-welcome', { waitlist: 'mobile' });
    expect(content.subject).toBe('You’re on the waitlist for our mobile prompt pack');
    expect(text).toContain('We’ll send you one email on the day it opens.');
    expect(text).toContain('Until you confirm');
  });
  it('greet a subscriber without a name', async () => {
    expect((await make('newsletter-welcome', {})).text).toContain('Hello, Subscriber');
  });
});

const tricks = [
  'Win at http://evil.example/now',
  'evil.example',
  'www.evil.example click',
  'Dana <a href="https://evil.example">x</a>',
  '<script>alert(1)</script>',
  'Dana\r\nBcc: b@evil.example',
  'https://evil.example/@',
  'b@evil.example',
  'Dana‮elpmaxe.live',
  'evil。example',
  'evil․example',
  'Your account was closed call us now',
  'Dana 1-800-555-0100',
  'A'.repeat(41),
  '${home}',
];

describe('seats', () => {
  it('state the quantity, the date with the right weekday, and the place if known', async () => {
    const { content, text } = await make('seat-joining', { virtual: 1, vip: 2, day: '2027-05-28' });
    expect(content.subject).toBe('Your bootcamp seat is booked for Friday, May 28, 2027');
    expect(text).toContain('1 virtual seat and 2 seats in the studio');
    expect(text).toContain('Friday, May 28, 2027, 10AM-5PM Eastern time');
    expect(text).toContain('We’ll email you the address before the bootcamp.');
    expect(text).toContain('Bring a laptop');
    expect(text).toContain('48 hours to watch the replays');
    expect(content.event).toMatchObject({ id: 'bootcamp-2027-05-28', fileName: 'everglow-bootcamp-2027-05-28.ics' });
  });
  it('in the studio mention no link, and the address if there is one', async () => {
    const { text } = await make('seat-joining', { vip: 1, day: '2027-05-28', address: '12 Palm Way, Fort Lauderdale' });
    expect(text).toContain('The studio is at 12 Palm Way, Fort Lauderdale.');
    expect(text).not.toMatch(/link follows|address follows/);
  });
  it('state until when an offer holds, in New York time', async () => {
    const { text } = await make('seat-offered', { until: '2026-11-23T03:30:00.000Z' });
    expect(text).toContain('until Sunday, November 22 at 10:30 PM, Eastern time');
    expect(text).toContain(`${home}/dashboard/shop`);
  });
});

describe('visitor input', () => {
  it.each(names.filter((name) => !isNotice(name)))('is not echoed in %s', async (name) => {
    for (const trick of tricks) {
      const fields = { name: trick, firstName: trick, newEmail: 'dana@example.com' };
      const { content, html, text } = await make(name, fields);
      const plain = await make(name, { newEmail: 'dana@example.com' });
      expect({ html, text, subject: content.subject }).toEqual({
        html: plain.html,
        text: plain.text,
        subject: plain.content.subject,
      });
    }
  });

  it.each(names.filter((name) => !isNotice(name) && rulesOf(name).class !== 'account'))(
    'is at most a name in %s',
    async (name) => {
      const { html, text } = await make(name, { name: 'Mary-Ann O’Neill', newEmail: 'dana@example.com', secret: 'x' });
      const takesNames = ['application-received', 'contact-received', 'newsletter-welcome'].includes(name);
      expect([html.includes('Mary-Ann'), text.includes('Mary-Ann')]).toEqual([takesNames, takesNames]);
    },
  );

  it.each(names.filter(isNotice))('appears as plain text in %s', async (name) => {
    for (const trick of tricks) {
      const value = `${trick}\nsecond line`;
      const { content, html, text } = await make(name, {
        fields: [{ label: 'Message', value }],
        alerts: samples['sales-alert']!.alerts.map((alert) => ({ ...alert, name: value })),
        replyTo: 'dana@example.com',
      });
      expect(content.replyTo).toBe('dana@example.com');
      expect(content.subject).not.toContain('evil');
      for (const line of trick.split(/\r?\n/)) expect(text).toContain(line);
      expect(html).not.toMatch(/<script|href="https?:\/\/evil/);
    }
  });
});

describe('the plan in the activation email', () => {
  const plan = {
    firstName: 'Maria',
    businessName: 'Bay Breeze Cooling',
    prompts: 224,
    bottleneck: 'You don’t have a lead problem. You have a Monday problem.',
    move: 'Text last month’s customers about Monday.',
    by: 'Friday',
  };

  it('names the person and the business and starts with the diagnosis and the first move', async () => {
    const { content, html, text } = await make('activation', plan);
    expect(content.subject).toBe('Maria, your marketing plan for Bay Breeze Cooling is ready');
    expect(content.heading).toBe('Maria, your marketing plan is ready');
    for (const part of [html, text])
      for (const words of [plan.bottleneck, plan.move, 'What’s holding you back', 'Your first move', 'Friday'])
        expect(part).toContain(words);
    expect(text.indexOf(plan.move)).toBeLessThan(text.indexOf(secrets.temporaryPassword));
  });

  it('says before activation what a free account keeps', async () => {
    expect((await make('activation', plan)).text).toContain(
      '25 prompts a month on the free plan. We’ll open 25 of your 224 prompts right away, starting with any you copied. With Pro, you can open all 224 for $29.99 a month.',
    );
    expect((await make('activation', { ...plan, prompts: 20 })).text).not.toContain('of your 20');
  });

  it('starts with the positioning when there is no diagnosis', async () => {
    const { text } = await make('activation', { positioning: 'The only shop open on Sundays.' });
    expect(text).toContain('What to be known for:\n    The only shop open on Sundays.');
    expect(text).not.toContain('holding you back');
  });

  it('is entirely in Spanish for an interview in Spanish', async () => {
    const { content, html, text } = await make('activation', { ...plan, language: 'es' });
    expect(content.subject).toBe('Maria, tu plan de marketing para Bay Breeze Cooling está listo');
    expect(html).toContain('<html dir="ltr" lang="es">');
    expect(hrefs(html)).toContain(`${home}/auth/activate?token=tok_5ecret`);
    expect(text).toContain('Recibes este correo porque');
    expect(`${html} ${text}`).not.toMatch(/You’re getting|Or open this|Visit our site|Activate|your plan/);
  });

  it.each([
    [{ businessName: undefined }, 'Maria, your marketing plan is ready'],
    [{ firstName: undefined }, 'Your marketing plan for Bay Breeze Cooling is ready'],
    [{ firstName: 'evil.example', businessName: 'www.evil.example' }, 'Your marketing plan is ready'],
  ])('falls back to a subject without %j', async (missing, subject) =>
    expect((await make('activation', { ...plan, ...missing })).content.subject).toBe(subject),
  );

  it('shows nothing that a stranger could use to send someone elsewhere', async () => {
    const plain = await make('activation', {});
    for (const trick of tricks.filter((text) => /evil|555/.test(text))) {
      const typed = {
        firstName: trick,
        businessName: trick,
        bottleneck: trick,
        positioning: trick,
        move: trick,
        by: trick,
      };
      const { content, html, text } = await make('activation', typed);
      expect({ html, text, subject: content.subject }).toEqual({
        html: plain.html,
        text: plain.text,
        subject: plain.content.subject,
      });
    }
    const { html } = await make('activation', { ...plan, bottleneck: '<b>Bold</b> <script>alert(1)</script>' });
    expect(html).not.toMatch(/<script|<b>/);
  });
});

describe('names and addresses', () => {
  it.each([
    ['Bay Breeze Cooling', 'Bay Breeze Cooling'],
    ['  Joe’s   Tires & Brakes, Inc. ', 'Joe’s Tires & Brakes, Inc.'],
    ['24/7 Towing', '24/7 Towing'],
    ['Peluquería Ñandú', 'Peluquería Ñandú'],
    ['Law Offices of J.P. Smith', 'Law Offices of J.P. Smith'],
    [`${'Neighborhood'.repeat(3)} ${'Plumbing'.repeat(5)}`, `${'Neighborhood'.repeat(3)}…`],
    ['Booking.com', undefined],
    ['evil．example', undefined],
    ['http evil', undefined],
    ['Call 954 555 0100', undefined],
    ['dana@example', undefined],
    ['Roofing\r\nBcc: x', undefined],
    ['Roofing\u202egnifooR', undefined],
    ['You won a prize so claim it now before Friday', undefined],
    ['<b>Roofing</b>', undefined],
    ['!!!', undefined],
    ['', undefined],
    [null, undefined],
  ])('turns %j into the business name %j', (name, called) => expect(safeBusinessName(name)).toBe(called));

  it('clips a long sentence at a word and drops one that could become a link', () => {
    expect(safeSentence('One two three four.', 14)).toBe('One two three…');
    expect(safeSentence('A line\nand\u0000 another.', 80)).toBe('A line and another.');
    expect(safeSentence('Open from 9 AM to 5 PM for $1,200 or 8-10 jobs.', 80)).toBeDefined();
    for (const text of ['See evil.example now.', 'Write to b@evil', 'Call (954) 555-0100.', '', undefined])
      expect(safeSentence(text, 80)).toBeUndefined();
  });

  it.each([
    ['Dana', 'Dana'],
    ['  José  María ', 'José María'],
    ["O'Neill", "O'Neill"],
    ['Nguyễn', 'Nguyễn'],
    ['李小龍', '李小龍'],
    ['one two three four', undefined],
    ['', undefined],
    [undefined, undefined],
    ['-', undefined],
  ])('greets %j as %j', (name, greeted) => expect(safeName(name)).toBe(greeted));

  it('masks an address once', () => {
    expect(maskAddress('dana@example.com')).toBe('d…@example.com');
    expect(maskAddress(maskAddress('dana@example.com'))).toBe('d…@example.com');
  });
});

it.each(names.filter(isCommercial))('%s has an unsubscribe link and shows a street address', async (name) => {
  const { content } = await make(name);
  const frame = { homeUrl: `${home}/`, postalAddress: '12 Sea Street, Miami, FL 33101' };
  const { html, text } = await renderMail(content, frame);
  expect(rulesOf(name).list).toBeDefined();
  for (const part of [html, text]) expect(part).toContain('Everglow AI Marketing, 12 Sea Street, Miami, FL 33101');
});

describe('a request for a reply', () => {
  const asks = /\brepl(y|ies)\b/i;

  it.each(names.filter((name) => !isNotice(name)))('is left out of %s when no one reads replies', async (name) => {
    for (const data of [{}, { isSoldOut: false }, { vip: 1 }]) {
      const { content } = await make(name, { newEmail: 'dana@example.com', ...data });
      const without = withReplies(content, undefined);
      expect(JSON.stringify(without)).not.toMatch(asks);
      expect(without.replyTo).toBeUndefined();
      const withAddress = withReplies(content, 'hello@agency.example');
      expect(withAddress.blocks).toEqual(content.blocks);
      expect(withAddress.replyTo).toBe(asks.test(JSON.stringify(content)) ? 'hello@agency.example' : undefined);
    }
  });

  it('keeps a reply address that is already set', async () => {
    const { content } = await make('lead-answer', { replyTo: 'ann@agency.example' });
    expect(withReplies(content, 'hello@agency.example').replyTo).toBe('ann@agency.example');
  });
});
