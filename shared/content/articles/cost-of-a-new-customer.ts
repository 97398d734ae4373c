import type { Article } from './schema.ts';

export const article: Article = {
  id: 3,
  slug: 'cost-of-a-new-customer',
  title: 'How much should a new customer cost you? The math on one page',
  shortTitle: 'Cost of a customer',
  excerpt:
    'Before you ask whether an ad is working, you need one number: the most you can pay to win a customer and still come out ahead. Here is how to get it with a pencil.',
  category: 'ROI & Analytics',
  publishedDate: '2026-09-22',
  readTime: '7 min read',
  coverImage: '/covers/cost-of-a-new-customer.svg',
  coverAlt: 'A sheet of paper with a bar for each source of customers, a dashed ceiling line, and a pencil.',
  tags: ['customer acquisition cost', 'margins', 'advertising budget', 'repeat business'],
  body: [
    {
      kind: 'paragraph',
      text: 'An owner pays $900 for ads and gets 6 new customers. That is $150 each. Is it good? You can’t say. For a roofer it may be a gift. For a sandwich shop it’s a disaster. The missing half is what a customer leaves behind after the work is paid for.',
    },
    {
      kind: 'paragraph',
      text: 'Take a sheet of paper and find five figures. Your bookkeeper has most of them. Estimates are fine, as long as you write “guess” next to them and come back.',
    },
    { kind: 'heading', text: 'The five figures' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Average sale to a new customer, first visit. Take the last 20 first-time invoices, add them up, divide by 20.',
        'Direct cost of that sale: parts, ingredients, hourly labor, card fees. Not rent, not your truck payment.',
        'How many more times the same customer buys in the next 12 months, on average. Count real names from last year.',
        'The share of that later profit you dare to count. Start with half. People move, and so do prices.',
        'The share of profit you’re ready to spend on winning someone. One third is a cautious start.',
      ],
    },
    { kind: 'heading', text: 'The formula in words' },
    {
      kind: 'paragraph',
      text: 'Profit on the first sale is sale minus direct cost. Later profit is the number of repeat purchases times the profit on each, cut in half for caution. Add the two. Multiply by one third. The answer is your ceiling: the most you’ll pay for one new customer from any source.',
    },
    {
      kind: 'table',
      caption: 'Three invented businesses, the same five steps',
      head: ['Step', 'AC repair', 'Dental office', 'Bakery'],
      rows: [
        ['First sale', '$420', '$260', '$18'],
        ['Direct cost', '$230', '$110', '$8'],
        ['First profit', '$190', '$150', '$10'],
        ['Repeat purchases in 12 months', '0.6 at $100 profit', '1.2 at $150 profit', '14 at $7 profit'],
        ['Later profit, halved', '$30', '$90', '$49'],
        ['Total', '$220', '$240', '$59'],
        ['Ceiling at one third', '$73', '$80', '$20'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Read the columns against each other. The repair company earns more on day one, but the dentist can pay slightly more per customer because people come back. The bakery looks hopeless at a $10 first profit and becomes workable once the regulars are counted. It also learns something uncomfortable: if a third of its new faces never return, $20 is too much for them, and the first thing to fix is the second visit, not the first.',
    },
    { kind: 'heading', text: 'From ceiling to cost per call' },
    {
      kind: 'paragraph',
      text: 'Ads are sold by the click or by the lead, so turn the ceiling into those units. You need two rates: how many leads become customers, and how many clicks become leads.',
    },
    {
      kind: 'paragraph',
      text: 'Say the AC company books 4 of every 10 callers. A customer can cost up to $73, so a call can cost 0.4 times $73, about $29. If 1 of every 12 visitors to its page calls, a click can cost $29 divided by 12, about $2.40. Now you have a number to check against your ad account. If clicks for “AC repair” cost $14 there, this company shouldn’t buy them until its page and its phone skills get better.',
    },
    {
      kind: 'paragraph',
      text: 'Notice the two ways out that cost no ad money. Book 6 of 10 callers instead of 4 and the call is worth $44. Get 1 visitor in 8 to call and the click is worth $5.50. Answering the phone better and putting the price on the page often beat any change inside the ad platform.',
    },
    { kind: 'heading', text: 'The wages you forgot' },
    {
      kind: 'paragraph',
      text: 'Your hours are a cost. If you spend 5 hours a week on posts and your time is worth $60 an hour, that is $1,300 in an average month (5 hours times 52 weeks, divided by 12, is 21.7 hours). Suppose those posts bring 8 customers. Each cost you $162, in a channel you called free. You may still like it for other reasons. Just don’t compare it with ads as if it were zero.',
    },
    {
      kind: 'paragraph',
      text: 'The reverse is also true. A monthly fee of $250 for software that answers missed calls may look expensive. If it saves 4 customers a month at a $220 total profit each, you paid $62 for each of them. Do the math both ways before you cancel or renew.',
    },
    { kind: 'heading', text: 'Where the number comes out wrong' },
    {
      kind: 'list',
      ordered: false,
      items: [
        'You counted sales instead of profit. A $420 repair with a $230 cost is a $190 event. Every ad report that shows “return on ad spend” shows sales.',
        'You counted existing customers as new. Someone who searches your company name was coming anyway. Leave branded clicks out, or keep them on a separate line.',
        'You let two channels claim one person. She saw the truck, read the reviews, clicked the ad. The ad platform takes full credit, and so does the next one. Ask at the desk, and give the sale to one source only.',
        'You judged after nine days. If it takes six weeks from inquiry to signed contract, as it can with a kitchen or a divorce, judge a month’s spending two months later.',
        'Small counts fooled you. Two customers one month and five the next can be luck. Wait for at least 20 before moving real money.',
        'You used the average for everything. Split it once: emergency calls and planned work, or weddings and walk-ins. The two ceilings may be far apart.',
      ],
    },
    { kind: 'heading', text: 'A ledger a human will keep up' },
    {
      kind: 'paragraph',
      text: 'One sheet, one row per source, filled in on the first of the month. Six columns are enough: source, money spent, hours spent, inquiries, customers, cost per customer with your hours counted at your rate.',
    },
    {
      kind: 'table',
      caption: 'One month for the dental office, ceiling $80, invented figures, time at $60 an hour',
      head: ['Source', 'Money and hours', 'New patients', 'Cost each'],
      rows: [
        ['Search ads', '$1,100 and 2 h', '11', '$111'],
        ['Referral cards', '$90 and 3 h', '6', '$45'],
        ['Neighborhood group', '$0 and 6 h', '2', '$180'],
        ['Map listing and reviews', '$0 and 4 h', '9', '$27'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The tempting reading is to cut the ads, since $111 is over the ceiling. Look again. Without the 11 patients from ads the office has empty chairs, and the cheap sources can’t simply be doubled; there are only so many referrals in a month. The better question is about the next customer, not the average one. Would another hour on reviews bring one more patient? Probably, for $60, and that is under $80. Would another $300 in ads bring three more? Only if the cost falls. So: shift the 6 hours from the neighborhood group to reviews and the front desk, hold ads level, tighten the search terms, and look again in a month.',
    },
    {
      kind: 'example',
      title: 'Prompt to copy: check my math, don’t cheer me on',
      text: 'Act as a careful bookkeeper. Below are my figures for one month, by marketing source: money, hours, inquiries, new customers. My time costs $[x] an hour. My ceiling per new customer is $[y].\n\n1. Compute cost per customer for each source and show each step.\n2. Mark every source with fewer than 20 customers as “too few to judge alone.”\n3. List which figures could be double counted, and what I should ask customers to find out.\n4. Suggest one change, the smallest that would teach me something. No praise.\n\nFigures: [paste, no names]',
    },
    {
      kind: 'paragraph',
      text: 'Check one line of the result by hand. These tools can slip in arithmetic while sounding certain.',
    },
    { kind: 'heading', text: 'When to pay more than the ceiling' },
    {
      kind: 'paragraph',
      text: 'There are honest reasons. A new business buys its first twenty customers to get reviews and photos. A landscaper pays extra for one house on a street with forty lawns, because a single yard sign there is worth more than a click. A seasonal company spends in the quiet month to keep a good technician busy. Write down the reason, the amount and the date on which you stop. An exception without an end date is a habit.',
    },
    {
      kind: 'paragraph',
      text: 'There’s no good reason to pay more because a sales rep shows a chart of impressions, or because a competitor does it. You don’t know whether the competitor makes money.',
    },
    { kind: 'heading', text: 'Your hour this week' },
    {
      kind: 'paragraph',
      text: 'Twenty minutes: pull 20 first-time invoices and compute the average sale and direct cost. Fifteen minutes: count how many of last year’s new customers returned. Five minutes: compute the ceiling and write it on the wall. Twenty minutes: fill in one row per source for last month, guesses marked. Then change one thing, not four, so that next month’s sheet can tell you what did it.',
    },
  ],
};
