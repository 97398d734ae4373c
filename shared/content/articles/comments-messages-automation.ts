import type { Article } from './schema.ts';

export const article: Article = {
  id: 6,
  slug: 'comments-messages-automation',
  title: 'Answer fast, stay human: what to automate in comments and messages',
  shortTitle: 'Comments and messages',
  excerpt:
    'A quick reply wins jobs; a robot in the wrong place loses them. Sort messages into three piles, write eight saved replies, and know what a machine must never touch.',
  category: 'Social Media',
  publishedDate: '2026-06-16',
  readTime: '7 min read',
  coverImage: '/covers/comments-messages-automation.svg',
  coverAlt: 'Three stacks of message bubbles under an evening window: green, amber and red.',
  tags: ['direct messages', 'comments', 'saved replies', 'reviews'],
  body: [
    {
      kind: 'paragraph',
      text: 'It’s 7:40 in the evening. Someone writes to four salons: “Any opening Saturday for highlights?” One answers at 7:52. The others answer on Friday at noon. You know who gets the booking, and it has little to do with talent.',
    },
    {
      kind: 'paragraph',
      text: 'So speed matters. The usual cure is a bot that answers everything, and it has its own price: it quotes the wrong fee, cheers at a complaint, or argues with a widow. The way out is to sort.',
    },
    { kind: 'heading', text: 'Three piles' },
    {
      kind: 'paragraph',
      text: 'Spend ten minutes scrolling through your last fifty comments, direct messages and form entries. Put each into a pile.',
    },
    {
      kind: 'table',
      caption: 'Which pile does it go into?',
      head: ['Pile', 'Examples', 'Who answers'],
      rows: [
        [
          'Green: facts that don’t change by person',
          'Hours, parking, “do you serve Davie?”, price list, booking link',
          'Automatic or saved reply, right away',
        ],
        [
          'Yellow: facts about this person’s case',
          'Estimates, availability, allergies, “can you fix this?”',
          'A person; automation only confirms and collects',
        ],
        [
          'Red: feelings, money, health, law, safety',
          'Complaints, refunds, pain, threats, a reporter, a minor',
          'You, by name, no draft sent unseen',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Every shop has a different mix, so count your own fifty. If 26 are green and each takes you 3 minutes with the interruption, that is 78 minutes. The point of automation is to buy back those minutes and spend them on yellow and red, where the money and the trouble are.',
    },
    { kind: 'heading', text: 'How fast is fast enough?' },
    { kind: 'paragraph', text: 'Set three promises you can keep, and print them where people write to you.' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Green: right away, day or night, with an automatic reply.',
        'Yellow: an automatic confirmation right away, an answer from a person within two business hours, and by 9 a.m. for anything that came in overnight.',
        'Red: no clever automation. A plain receipt, and you look within one hour while open.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Is two hours affordable? A contractor with 15 yellow messages a week, at 4 minutes each, needs an hour a week. Three sittings a day of four minutes will do it: before the first job, at lunch, before the van is parked. If quicker answers win one extra $350 job every second week, each hour brings $175 in sales. If they win nothing in two months, relax the promise and stop feeling guilty.',
    },
    { kind: 'heading', text: 'The eight saved replies' },
    {
      kind: 'paragraph',
      text: 'Facebook, Instagram and Google’s tools, and most shared inboxes, let you store replies or set an instant message. Whatever you use, write these first: opening hours and holidays; areas served; price list or starting prices; how to book; parking and entrance; what to send for an estimate; whether you handle emergencies; and where to go when you are closed. Each has one fact, one next step and no more than 45 words.',
    },
    {
      kind: 'example',
      title: 'Saved reply: what to send for an estimate',
      text: '“Thanks for writing. So that we can give you a real figure, please send: 1) two photos, one close and one from across the room, 2) your ZIP code, 3) when it started. Maria or Ken reads these at 8, 12 and 4 on weekdays and will answer in person.”',
    },
    {
      kind: 'paragraph',
      text: 'Note what it does: asks for what the job needs, names humans, and gives times. “We’ll get back to you as soon as possible” does none of these.',
    },
    {
      kind: 'example',
      title: 'Instant reply after hours',
      text: '“This is an automatic note: we’re closed until 7:30 tomorrow. Hours, prices and booking are here: [link]. If you smell gas or smoke, leave and call 911. If water is running, shut the main valve if you safely can and call [emergency number]. Otherwise a person answers by 9.”',
    },
    {
      kind: 'paragraph',
      text: 'Say that it’s automatic. Several states have laws about bots that pose as people in sales; California’s bot disclosure law is the best known. A short label satisfies the spirit of all of them, and no one minds an honest bot at midnight.',
    },
    { kind: 'heading', text: 'Yellow: let the assistant draft, not send' },
    {
      kind: 'paragraph',
      text: 'An AI assistant is useful between the message and your reply. It can sort the morning’s inbox, spot what information is missing and propose wording. It shouldn’t know prices you haven’t given it, and it shouldn’t press the button.',
    },
    {
      kind: 'example',
      title: 'Prompt to copy: draft replies from my fact sheet',
      text: 'You draft replies for a [trade] in [city]. Use only the fact sheet below. For each message write: pile (green, yellow, red), missing information, and a draft of at most 50 words in a calm, plain tone.\n\nIf the answer isn’t on the fact sheet, the draft says a person will check and by when. Never promise a price, a date, a diagnosis or a refund. For red, write no draft; write one line on why it’s red. I have removed names and phone numbers.\n\nFact sheet: [paste]\nMessages: [paste]',
    },
    {
      kind: 'paragraph',
      text: 'Keep the fact sheet to one page and update it on the first of the month. An old price in a saved reply is a quarrel that you started.',
    },
    { kind: 'heading', text: 'Never automate these' },
    {
      kind: 'list',
      ordered: false,
      items: [
        'A complaint. A quick, wrong apology reads as contempt.',
        'Health. “Is this swelling normal?” goes to the dentist or to emergency care, not to a bot. A saved reply can say where to call, but it can’t reassure.',
        'Legal questions. A law office’s bot must not advise, and must say that writing doesn’t make anyone a client.',
        'Anything about a child, a death, an accident or a threat.',
        'Replies to reviews. Drafting is fine. Publishing without reading isn’t.',
        'Comments and likes from your account on other people’s posts, and follow-for-follow tools. Platforms forbid much of it, and neighbors notice.',
        'Reviews and followers themselves. Fake ones break the Federal Trade Commission’s rules, no matter who you paid to make them.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Do not move people to text-message offers by stealth, either. A person who sent you a direct message hasn’t agreed to marketing texts. The Telephone Consumer Protection Act (TCPA) is the law here; get a clear, written yes first and keep the record.',
    },
    { kind: 'heading', text: 'When it’s a public complaint' },
    {
      kind: 'paragraph',
      text: 'Public replies have two readers: the angry person and the hundred who come later. Write for the second. Four sentences are enough: thank them for saying it, name the matter without details, say what you do next, give a direct line.',
    },
    {
      kind: 'example',
      title: 'Public reply to a late-arrival complaint',
      text: '“You waited three hours, and no one called you. That isn’t how we want to treat anyone. I have asked the dispatcher what happened and would like to settle this with you myself: 954-555-0142, ask for the owner. I’ll add here what we changed.”',
    },
    {
      kind: 'paragraph',
      text: 'Then change something and add it. Don’t delete the comment because it hurts; hide or report spam, slurs, private data and threats, and leave criticism standing. And don’t threaten anyone over an honest review. The Consumer Review Fairness Act voids contract terms that gag customers, and intimidation to get a review removed is among the practices the FTC’s rule bans.',
    },
    {
      kind: 'paragraph',
      text: 'Health and legal offices have one more fence: you may not confirm that the writer is a patient or client. “We take privacy seriously and can’t discuss anyone’s care here. Please call the office manager at this number” is all that fits. HIPAA doesn’t care that they mentioned it first.',
    },
    { kind: 'heading', text: 'A small test before you switch anything on' },
    {
      kind: 'paragraph',
      text: 'Have three friends write to your page: one asks the price, one is furious, one asks something strange. Watch what the automation does. If the furious one gets a coupon, switch it off and start over with the instant receipt alone.',
    },
    {
      kind: 'paragraph',
      text: 'Every Friday for a month, read ten automatic replies as if you were the customer. Count two things: conversations in which the person had to ask again, and conversations in which they stopped writing. Fix the reply that appears most often. That’s the whole maintenance.',
    },
    { kind: 'heading', text: 'Where to begin' },
    {
      kind: 'paragraph',
      text: 'Tonight: sort fifty messages. Tomorrow: write the instant note and three green replies, the ones you typed most often. By the weekend: put your hours for answering on your profile, and decide who reads red messages when you are on vacation. A bot for yellow can wait until you have done this for a month and know what people ask.',
    },
  ],
};
