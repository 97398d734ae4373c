import type { Article } from './schema.ts';

export const article: Article = {
  id: 2,
  slug: 'two-hour-marketing-week',
  title: 'Two hours a week: a marketing routine you can keep in a busy season',
  shortTitle: 'The two-hour week',
  excerpt:
    'Four half-hour blocks, a fixed order and permission to skip the right one. A weekly routine for owners who do the work themselves and have no one to hand marketing to.',
  category: 'Small Business',
  publishedDate: '2026-10-20',
  readTime: '7 min read',
  coverImage: '/covers/two-hour-marketing-week.svg',
  coverAlt: 'A week as seven columns with one half-hour block lit on each of four days, next to a clock.',
  tags: ['weekly routine', 'time management', 'reviews', 'follow-up messages'],
  body: [
    {
      kind: 'paragraph',
      text: 'You don’t lack marketing ideas. You lack a Tuesday. The plan below takes 120 minutes a week, split into four blocks of 30 that fit between jobs, and it’s built so that a bad week costs you a little instead of everything.',
    },
    {
      kind: 'paragraph',
      text: 'The order matters. Each block protects money closer to your pocket than the one after it. When time runs out, you drop from the bottom.',
    },
    {
      kind: 'table',
      caption: 'The four blocks, in the order you would save them from a fire',
      head: ['Block', 'What you do', 'Why it comes here'],
      rows: [
        ['1. Answer', 'Missed calls, form fills, open estimates', 'These people already want to buy'],
        ['2. Ask', 'Review requests, referrals, rebooking', 'These people already trust you'],
        ['3. Show', 'One post with one real photo, reused', 'Strangers see proof of work'],
        ['4. Fix', 'One thing on your site or listing', 'Slow, but it keeps paying'],
      ],
    },
    { kind: 'heading', text: 'Block 1: answer (30 minutes, Monday)' },
    {
      kind: 'paragraph',
      text: 'Open the list of everyone who contacted you in the last seven days and didn’t become a job. Most owners don’t have this list, so the first Monday is spent making one: a sheet with name, date, what they wanted, last contact, next step. Add last month’s unanswered estimates.',
    },
    {
      kind: 'paragraph',
      text: 'Now call or write to each of them once. Not to “check in.” Give a reason: a date that has opened, an answer to the question they left with, a smaller version of the job.',
    },
    {
      kind: 'paragraph',
      text: 'Here’s the math. A landscaper sends 10 estimates a week at an average of $1,200 and wins 4. Of the 6 others, some chose a competitor, but some simply never decided. If one follow-up call a week turns just 1 of those in a month, that is $1,200 for two hours of calls. No advertisement you can buy on a Monday morning is that sure, because these people raised their hand.',
    },
    {
      kind: 'example',
      title: 'A follow-up that gives a reason',
      text: '“Hi Dana, this is Luis about the hedge and irrigation estimate from the 6th, $1,340. We have a crew on your street next Thursday, so I could do it then and skip the trip charge, which makes it $1,265. If the timing is wrong, tell me a month that suits you and I’ll write then. If you went with someone else, no hard feelings, just let me know and I’ll close the file.”',
    },
    {
      kind: 'paragraph',
      text: 'The last sentence earns more answers than the discount. People avoid replying because saying no is awkward. Make no easy.',
    },
    { kind: 'heading', text: 'Block 2: ask (30 minutes, Tuesday)' },
    {
      kind: 'paragraph',
      text: 'Take the customers whose work you finished last week. Every one gets the same request, happy or not. Sorting customers first and sending only the pleased ones to a public page is called review gating. Google’s policies forbid it, and the Federal Trade Commission treats reviews arranged to mislead as deceptive. Paying for praise is out too. Ask everyone, plainly, and fix what the unhappy ones tell you.',
    },
    {
      kind: 'paragraph',
      text: 'One sentence about the job makes the request human: “Thanks for letting us redo the back steps. If you have two minutes, a few words about what we did and how it went would help the next family choose.” Add the direct link. Send by the channel the customer already uses with you, and don’t send a promotional text unless they agreed to get texts.',
    },
    {
      kind: 'paragraph',
      text: 'Use the rest of the block for rebooking. A salon has the simplest version: anyone whose usual gap is six weeks and who was last seen eight weeks ago gets a message with two times. A dentist does the same with six-month visits. If 20 people are overdue and 3 book a $90 appointment, the half hour returned $270.',
    },
    { kind: 'heading', text: 'Block 3: show (30 minutes, Wednesday)' },
    {
      kind: 'paragraph',
      text: 'One photo, one fact, one place name. That’s the whole post. “Replaced the flue collar on a 1998 house in Davie; the old one had been leaking into the hall closet for two rainy seasons.” Publish it on your Google profile and on the one social network where your customers are. Not five networks. If you don’t know which one, ask your next ten customers what they opened this morning.',
    },
    {
      kind: 'paragraph',
      text: 'Take the photo on the job, write the caption by talking into your phone, and let an AI tool clean it up. It should shorten and punctuate, nothing more.',
    },
    {
      kind: 'example',
      title: 'Prompt to copy: clean up a voice note',
      text: 'Turn the voice note below into a post of at most 60 words for our Google profile. Keep my words where they are clear. Name the town, never the customer or the street. No exclamation marks, no hashtags, no adjectives I didn’t use. If a detail is missing, leave it out; don’t guess.\n\nVoice note: [paste]',
    },
    { kind: 'heading', text: 'Block 4: fix (30 minutes, Thursday)' },
    {
      kind: 'paragraph',
      text: 'One improvement, finished. Keep a running list on the wall and take the top one. Good entries are small and visible: the phone number isn’t tappable on a phone; the holiday hours are last year’s; the services page never mentions the thing people call about most; the contact form has nine fields and needs four.',
    },
    {
      kind: 'paragraph',
      text: 'Bad entries are “redo the website” and “start a newsletter.” Those are projects. Break them or strike them.',
    },
    { kind: 'heading', text: 'A bakery’s month on this plan' },
    {
      kind: 'paragraph',
      text: 'Numbers make it less abstract. A bakery with one owner and two staff ran the routine for four weeks on paper; the figures are made up, but the proportions are ones you can check against your own register.',
    },
    {
      kind: 'table',
      caption: 'Eight hours over four weeks, an invented example',
      head: ['Block', 'Done', 'Counted result', 'Worth'],
      rows: [
        ['Answer', '11 open cake inquiries called', '3 orders at $140', '$420'],
        ['Ask', '40 review cards in boxes', '6 reviews, 1 office order at $95', '$95'],
        ['Show', '4 posts, 1 photo each', '2 people named a post, $60 together', '$60'],
        ['Fix', 'Hours, order form, cake prices, phone link', 'Not countable yet', 'Unknown'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'That is $575 in sales for 8 hours. If ingredients and labor take 60 percent, $230 is left, or about $29 an hour. Honest, not thrilling. But most of the reviews stay up, the order form keeps working, and the first block alone made $420 in two hours. It also tells this owner what to do in a short week: only block 1.',
    },
    { kind: 'heading', text: 'Rules for bad weeks' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Missed a block? It’s gone. Never carry it over. A debt of six blocks is how routines die.',
        'One hour available: do blocks 1 and 2. Half an hour: block 1. Nothing: set the phone to a voicemail that says when you will call back, and keep that promise.',
        'Two weeks missed: restart on Monday with block 1 and no apology to anyone.',
        'In the peak season, replace block 3 with a photo a day and no posting. You’re filling the pantry for the slow months.',
      ],
    },
    { kind: 'heading', text: 'Things to cut without guilt' },
    {
      kind: 'list',
      ordered: false,
      items: [
        'Posting daily because someone said the algorithm likes it. Most of your customers need you twice a year, not twice a day.',
        'Logo changes, slogans, new colors. They feel like progress because they’re pleasant.',
        'Looking at likes. Count calls, bookings and reviews. Anything that never turns into one of those can wait.',
        'Buying a tool to save time before you have done the task by hand for a month. You would be automating a guess.',
        'Networking breakfasts that haven’t produced a job in a year. Keep the friendly ones, but call them breakfast.',
      ],
    },
    { kind: 'heading', text: 'Set it up in twenty minutes' },
    {
      kind: 'paragraph',
      text: 'Put four repeating appointments in your calendar, each with its verb as the title: Answer, Ask, Show, Fix. Make the sheet with five columns. Write the review message once and save it. Put the wall list up with three small repairs on it. Then do Monday’s block before you read another article, this blog included.',
    },
    {
      kind: 'paragraph',
      text: 'At the end of the fourth week, spend fifteen minutes on three numbers: people contacted, jobs won from that, reviews received. If block 1 wins nothing four weeks in a row, the trouble isn’t follow-up. Look at how fast you reply the first time, and at the price you’re sending.',
    },
  ],
};
