import type { Article } from './schema.ts';

export const article: Article = {
  id: 7,
  slug: 'follow-ups-from-what-you-know',
  title: 'Five follow-up messages you can write from what you already know',
  shortTitle: 'Follow-ups',
  excerpt:
    'A job date, a model number, a remark at the counter: your own notes are enough for messages people are glad to get. Five triggers, real wording and the math.',
  category: 'Personalization',
  publishedDate: '2026-05-12',
  readTime: '7 min read',
  coverImage: '/covers/follow-ups-from-what-you-know.svg',
  coverAlt: 'A card from a record box, with a date ringed, next to an envelope that is ready to go.',
  tags: ['follow-up messages', 'customer records', 'repeat business', 'customer consent'],
  body: [
    {
      kind: 'paragraph',
      text: '“Dear valued customer” is personal in the way an airport is, and a first name doesn’t cure it. A good message couldn’t have gone to anyone else, because it’s about their unit, their cake, their lease, their dog.',
    },
    {
      kind: 'paragraph',
      text: 'You already have the material. It’s in your invoices, your appointment book and the memory of the person who answers the phone. You don’t need a data broker, tracking or an expensive platform. You need one spreadsheet and five triggers.',
    },
    { kind: 'heading', text: 'The sheet: seven columns' },
    {
      kind: 'paragraph',
      text: 'Name. Best way to reach them, and whether they agreed to it. Last visit. What you did. One detail they told you. Next sensible date. Do-not-contact mark. That’s all. A detail belongs on the sheet if the customer wouldn’t mind seeing it there. “Prefers mornings, has a shy dog” passes. “Seemed short of money” doesn’t. Neither do health, family troubles or anything overheard.',
    },
    { kind: 'heading', text: 'Trigger one: the promise date' },
    {
      kind: 'paragraph',
      text: 'Something you did has a natural end. Filters clog, fillings are checked, retainers expire, mulch thins.',
    },
    {
      kind: 'example',
      title: 'Air conditioning, eleven months after an install',
      text: '“Hi Renee, the system we put in last June is coming up on a year. The maker wants one service in the first twelve months to keep the parts warranty, and for you that means by June 14. I have June 3 and 5 before noon, since you prefer mornings. It takes about an hour and costs $129. Want me to put you down for one? Tom”',
    },
    {
      kind: 'paragraph',
      text: 'Check the warranty claim before sending it. Wrong facts in a personal message hurt more than a bland one.',
    },
    { kind: 'heading', text: 'Trigger two: the half-finished job' },
    {
      kind: 'paragraph',
      text: 'The estimate had three parts and they bought one. The dentist saw two teeth and treated the urgent one. The client signed the will and left the power of attorney for later.',
    },
    {
      kind: 'paragraph',
      text: 'Write once, at a time when the rest is easier or more useful, and say plainly that waiting is fine if it is. “The back fence can wait another year; the gate post can’t, it’s rotten at the base” earns more than any discount, because it’s advice with a cost to you.',
    },
    { kind: 'heading', text: 'Trigger three: the same time last year' },
    {
      kind: 'paragraph',
      text: 'Bakeries and restaurants sit on gold here. Someone ordered a cake for May 30, so they will think about May 30 again.',
    },
    {
      kind: 'example',
      title: 'Bakery, three weeks before last year’s date',
      text: '“Hello Anita, last May you ordered the lemon cake for twelve, no nuts. If you want one this year, reply with a date and a size and I’ll hold a place; that weekend is half full. If not, no need to answer. Joy, Harbor Lane”',
    },
    {
      kind: 'paragraph',
      text: 'Leave out whose birthday it was and how old. You know, but you don’t have to say so. If the order was for a wake, mark the row so no one writes the next year.',
    },
    { kind: 'heading', text: 'Trigger four: the quiet regular' },
    {
      kind: 'paragraph',
      text: 'A regular has a rhythm, and you can compute it: days between visits, averaged over the last four. When the silence reaches one and a half times that, write. If a client comes every 42 days, day 63 is the day. Before day 50 you’re nagging, and after day 120 they have another stylist.',
    },
    {
      kind: 'paragraph',
      text: 'The tone is one of service, not of hurt. “We haven’t seen you in a while!” is about you. “Your last color was March 2, so the ends may want a gloss before summer; it’s a 30-minute visit at $45” is about them.',
    },
    { kind: 'heading', text: 'Trigger five: the thing they mentioned' },
    {
      kind: 'paragraph',
      text: '“We’re thinking of redoing the patio when the kids are back at school.” It was said in May to the crew leader, who told no one. Give the crew a place to leave such remarks in ten words, and act on one a week. Write in August, refer to the conversation, and offer something small: a sketch, a price range, twenty minutes on site.',
    },
    { kind: 'heading', text: 'What it can bring' },
    {
      kind: 'paragraph',
      text: 'Take an invented salon with 400 clients on the sheet. In a month, 30 cross the quiet line. It writes to the 22 who said messages are fine. Five book, at $85 on average: $425, at perhaps $250 after wages and product. Time spent: 22 messages at 3 minutes, 66 minutes. That beats most uses of an hour.',
    },
    {
      kind: 'paragraph',
      text: 'Now be fair to the doubters. Some of the five would have returned anyway. To find out, leave out every fourth name on purpose, chosen by position and not by feeling, and compare. Over half a year, if 23 percent of the written-to come back and 17 percent of the left-out do, the message earned the 6 points, not the 23. On about 100 messages that is 6 visits, or $510 in sales. Still good, and now true.',
    },
    { kind: 'heading', text: 'Letting an assistant help without making it strange' },
    {
      kind: 'paragraph',
      text: 'Use AI for the wording and for variants, not for guessing about people. Give it the trigger, the facts and the limits, without names or contact details. Merge the names in afterwards, in your own email or booking software.',
    },
    {
      kind: 'example',
      title: 'Prompt to copy: one message, three lengths',
      text: 'Write a follow-up from a [trade] to an existing customer. Trigger: [promise date / half-finished job / same time last year / quiet regular / thing they mentioned]. Facts I can use: [what we did, when, one preference]. The offer: [what, price, two dates].\n\nWrite three versions: a text under 300 characters, an email under 90 words, and what to say on a voicemail in 20 seconds. Rules: no urgency that isn’t real, no “we miss you,” no claims beyond the facts, one clear way to say no. Use [name] as a placeholder.',
    },
    { kind: 'heading', text: 'The line between attentive and creepy' },
    {
      kind: 'paragraph',
      text: 'People accept that you remember what they told you and what you did for them. They don’t accept that you looked. Ask of each message: would they be surprised by how I know this?',
    },
    {
      kind: 'table',
      caption: 'Would they be surprised?',
      head: ['What the message uses', 'Verdict', 'Why'],
      rows: [
        ['The job you did and its date', 'Fine', 'They were there'],
        ['A preference they stated', 'Fine', 'They told you so you’d use it'],
        ['Their house sold, says a public record', 'Leave it', 'You went looking'],
        ['They opened your email four times', 'Never mention it', 'Being watched feels like being watched'],
        ['A health condition, even hinted at', 'No', 'Sensitive, and often protected by law'],
        ['A guess about income or family', 'No', 'You may be wrong, and it’s none of your business'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'If a customer asked for their record tomorrow, would you hand it over calmly? Write it that way.',
    },
    { kind: 'heading', text: 'Permission, and the rules in brief' },
    {
      kind: 'paragraph',
      text: 'Email: the CAN-SPAM Act doesn’t demand prior consent, but it demands honest sender and subject lines, a postal address, a working way to opt out, and that you act on it within ten business days. An unsubscribe applies to every offer, however charming.',
    },
    {
      kind: 'paragraph',
      text: 'Texts: treat any message that promotes something as needing prior written consent under the Telephone Consumer Protection Act (TCPA), given knowingly and not as a condition of buying. Florida has its own telephone solicitation law on top. A plain appointment reminder to a number the customer gave you is on safer ground, but “your appointment is Tuesday, and 20% off filler” turns it into marketing. Keep to daytime hours, name yourself, honor “stop” in any wording, and keep proof of the yes.',
    },
    {
      kind: 'paragraph',
      text: 'Health offices need to know that HIPAA limits the use of patient information for marketing; many treatment and recall messages are allowed, while promotions can need a signed authorization. If you plan to text more than a handful of people, or you treat patients, half an hour with a lawyer costs less than one complaint.',
    },
    { kind: 'heading', text: 'What doesn’t work' },
    {
      kind: 'paragraph',
      text: 'Twelve messages in a sequence because the software has twelve slots. “Just checking in.” A handwritten font. A discount in every message, which teaches people to wait for it.',
    },
    { kind: 'heading', text: 'Start with ten names' },
    {
      kind: 'paragraph',
      text: 'Take last year’s invoices for the coming month and pick ten people with an obvious trigger. Fill in the seven columns for them only. Write ten messages by hand, twenty minutes at most, to those who agreed. Note who answers and what they say. If two or more reply, do ten more next week and let a tool save you the typing. If none do, read the messages aloud; you’ll probably hear an advertisement where there should have been a reason.',
    },
  ],
};
