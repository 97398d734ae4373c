import { describe, expect, it } from 'vitest';
import { trades } from '#shared/content/trades/registry.ts';
import { contactsIn, foreignContacts, textsIn } from './contact-data.ts';
import { draftLocally } from './draft-local.ts';
import { tailorFacts } from './draft/facts.ts';
import { buildPrompts } from './prompts/platforms.ts';
import { readBrief } from './read-brief.ts';
import { planItems } from './review.ts';
import { answersWith } from './test-helpers.ts';

describe('contact data that isn’t the owner’s', () => {
  const isForeign = foreignContacts([]);

  it.each([
    // Phone numbers
    'Call (786) 555-0123 for a quote.',
    'Text +1 786.555.0123 today.',
    'Call 7 8 6 5 5 5 0 1 2 3 now.',
    'Call ７８６-５５５-０１２３ now.',
    'Call ٧٨٦ ٥٥٥ ٠١٢٣ now.',
    'Call 𝟕𝟖𝟔 𝟓𝟓𝟓 𝟎𝟏𝟐𝟑 now.',
    'Call 7️⃣8️⃣6️⃣5️⃣5️⃣5️⃣0️⃣1️⃣2️⃣3️⃣ now.',
    'Call 7\u200b86\u200b555\u200b0123 now.',
    'Call seven eight six, five five five, oh one two three.',
    'Seven Eight Six Five Five Five Zero One Two Three is the number.',
    'Llama al siete ocho seis cinco cinco cinco cero uno dos tres.',
    'Call 7-8-6, 5-5-5, 0-1-2-3.',
    'Call 1-800-FLOWERS before noon.',
    // Email addresses
    'Write to win@attacker.test for a prize.',
    'Write to win @ attacker . com for a prize.',
    'Write to win [at] attacker [dot] com for a prize.',
    'Write to win(at)attacker(dot)test for a prize.',
    'Write to win at attacker dot com for a prize.',
    'Escribe a premio arroba attacker punto com hoy.',
    'Write to winner at gmail and say hello.',
    'Write to win＠attacker．com for a prize.',
    // Web addresses
    'Visit attacker.test for the guide.',
    'Visit https://attacker.test/a?b=c for the guide.',
    'Visit hxxps://attacker[.]test for the guide.',
    'Visit www.attacker for the guide.',
    'Visit attacker dot com for the guide.',
    'Visit attacker-dot-com for the guide.',
    'Visit attacker dot agency for the guide.',
    'Visit attacker point com for the guide.',
    'Write to win at sign attacker for the guide.',
    'Visit attackerdotcom for the guide.',
    'Visit a t t a c k e r . c o m for the guide.',
    'Visit a t t a c k e r. c o m for the guide.',
    'Visit attacker . com for the guide.',
    'Visit attacker。com for the guide.',
    'Visit attac\u00adker.com for the guide.',
    'Visit аттакер.рф for the guide.',
    'Visit xn--80ak6aa92e.com for the guide.',
    'Read [this guide](https://attacker.test/x) first.',
    'Read [this guide](attacker.test) first.',
    'Go to t.me/attacker for the guide.',
    'Book at google.com/url?q=attacker today.',
    'Open 203.0.113.9 for the guide.',
    'HYPERLINK("evil.test","Open") and answer every inquiry.',
    // Handles
    'Follow @attacker_deals on Instagram.',
    'Follow attacker_deals on Telegram.',
  ])('is found in %j', (text) => {
    expect(isForeign(text)).toBe(true);
  });

  it.each([
    'Answer within 15 minutes between 8:00 and 17:00, Monday to Friday.',
    'From 2026-11-26 on, or 11/26/2026, plan the 30/60/90 days.',
    'A visit costs $1,200 to $2,500, or 1500 - 2500 with parts.',
    'Open 8 AM to 5 PM, e.g. for U.S. customers, i.e. most of them.',
    'Upload menu.pdf and logo.svg, and keep sitemap.xml up to date.',
    'Post on Instagram, Google Business Profile, and Nextdoor. Online orders come next.',
    'Add JSON-LD with the schema.org type.',
    'List the rooms on Booking.com as well.',
    'Fill in {first_name} and [business_name] before you send it.',
    'Look at one number: calls in weeks 1, 2, 3 and 4.',
    'A polka dot dress, a red dot on the map, and the dot of the i.',
    'Abre un punto de venta a las 9 en punto.',
    'Two or three photos, one before and one after.',
    'Use 1920 x 1080 pixels, 24 fps, f/1.8 and --ar 16:9 --v 6.1.',
    'Rate it 1, 2, 3, 4, 5, 6, 7, or count one two three four five six seven.',
    'Post on days 10 11 12 13 14, and spend 1200 1500 1800 2000.',
    'A town of 1 000 000 people.',
    'Add utm_source and utm_campaign to the link.',
    'Sell at cost. Com­pare prices later.',
  ])('is not found in %j', (text) => {
    expect(contactsIn(text).filter((key) => isForeign(key))).toEqual([]);
    expect(isForeign(text)).toBe(false);
  });

  it('doesn’t include the owner’s own contact data in any notation', () => {
    const own = foreignContacts([
      'Call us at 305-555-0188, or office@coralbay.com. See https://www.coralbay.com/menu and instagram.com/coral_bay, @coral_bay.',
    ]);
    for (const text of [
      'Put +1 (305) 555-0188 on the sign.',
      'Have people call three oh five, five five five, oh one eight eight.',
      'Answer office@coralbay.com within the hour.',
      'Link to coralbay.com/menu and to coralbay.com.',
      'Ask for a tag: @coral_bay.',
      'Email us (office@coralbay.com), or “office@coralbay.com”.',
      'Email:office@coralbay.com, **office@coralbay.com**, office@coralbay.com’s inbox',
      'Link to https://coralbay.com/prices?from=ad on the new page.',
    ])
      expect(own(text), text).toBe(false);
    for (const text of [
      'Put 305-555-0189 on the sign.',
      'Answer sales@coralbay.com.',
      'Link to coralbay.com.evil.test.',
      'Link to evil.test/coralbay.com.',
      'Write to office@coralbay.com.evil.test.',
      'Follow instagram.com/evil.',
      'Follow @coral_bay_official.',
    ])
      expect(own(text), text).toBe(true);
  });

  it('recognizes contacts in every text of a section, on any line', () => {
    const section = { lead: 'Contact:\nmia@coralbay.com\nwww.coralbay.com', points: ['Call', ['305-555-0188']] };
    expect(textsIn(section)).toEqual([section.lead, 'Call', '305-555-0188']);
    const own = foreignContacts(textsIn(section));
    expect(own('Write to mia@coralbay.com, see coralbay.com, or call (305) 555-0188.')).toBe(false);
  });

  it('is found in bounded time, even in hostile text', () => {
    for (const piece of ['1 ', 'a.', 'a_', '@', 'one ', '(', 'a at ', '. ', '1-', 'http', 'x @ ', 'www.', 'a b '])
      expect(contactsIn(piece.repeat(10_000)).length, piece).toBeLessThan(12_000);
  });
});

describe('our own sentences', () => {
  it.each(trades.map((trade) => [trade.slug, trade] as const))('contain no contact data: %s', (_slug, trade) => {
    const brief = readBrief(answersWith({ businessDescription: `We are a ${trade.noun} in Hollywood, Florida.` }));
    const texts = [planItems(draftLocally(brief)), tailorFacts(brief), buildPrompts(brief, tailorFacts(brief))]
      .flatMap((part) => JSON.stringify(part).split('"'))
      .filter((text) => text.includes(' '));
    expect(texts.filter(foreignContacts([]))).toEqual([]);
  });
});
