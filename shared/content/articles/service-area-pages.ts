import type { Article } from './schema.ts';

export const article: Article = {
  id: 4,
  slug: 'service-area-pages',
  title: 'Service-area pages that earn their place, and the ones to skip',
  shortTitle: 'Service-area pages',
  excerpt:
    'Twenty copies of one page with the town swapped help no one. A few with local facts can bring steady calls: how to choose the towns, what to write, what to delete.',
  category: 'SEO',
  publishedDate: '2026-08-25',
  readTime: '7 min read',
  coverImage: '/covers/service-area-pages.svg',
  coverAlt:
    'A map of a coast with canals and roads: two towns marked with pins, a third left unmarked beyond a dashed line.',
  tags: ['local search', 'service areas', 'website copy', 'business profiles'],
  body: [
    {
      kind: 'paragraph',
      text: 'Look at the last three service-area pages you saw on a competitor’s site. Change the town in the headline. Does anything become false? If not, the page says nothing about the town, and Google has a name for sets of such pages made to catch searches: doorway pages. They’re listed in its spam policies. Even when they aren’t penalized, they’re ignored, which costs you the same afternoon.',
    },
    {
      kind: 'paragraph',
      text: 'A good one passes a simple trial. Swap the town and at least five sentences turn into lies.',
    },
    { kind: 'heading', text: 'First decide whether you need any' },
    {
      kind: 'paragraph',
      text: 'Your Google Business Profile already lets you list the areas you serve, up to twenty. If customers don’t come to your address, hide it and list the areas. A bakery or dentist with one door needs no town pages at all: people travel to you, so one strong location page with parking, bus stop and entrance will do more.',
    },
    {
      kind: 'paragraph',
      text: 'Pages by town make sense when you drive to the customer, when the towns differ in a way that changes the work, and when you can show proof from each. Score every candidate before you write a word.',
    },
    {
      kind: 'table',
      caption: 'A score for each town: one point per yes, write the page at four or more',
      head: ['Question', 'Weston', 'Hollywood', 'Boca Raton'],
      rows: [
        ['Five or more jobs done there in two years?', 'Yes, 23', 'Yes, 31', 'No, 2'],
        ['Photos from at least three of them?', 'Yes', 'Yes', 'No'],
        ['A local difference that changes the work?', 'Yes, HOA rules', 'Yes, salt air', 'Unknown'],
        ['Two reviews that mention the town?', 'Yes', 'Yes', 'No'],
        ['Can you be there within 45 minutes?', 'Yes', 'Yes', 'No, 70'],
        ['Total', '5', '5', '0'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'In this invented example of a landscaper, Boca Raton stays on the list of areas and gets no page. That isn’t a loss. A page for a town where you are seldom and slow would win calls you don’t want: long drives, small jobs, late arrivals, three-star reviews.',
    },
    { kind: 'heading', text: 'How much is one page worth?' },
    {
      kind: 'paragraph',
      text: 'Do the math first, because writing a proper one takes about five hours with photos. Suppose a town page gets 40 visits a month once it has settled, 1 in 20 visitors calls, and you win half of the calls. That’s 1 job a month. At $300 profit per job it is $3,600 a year for five hours plus an hour of upkeep. Now halve the first two guesses: 20 visits, 1 in 40 calls, half of them won. That’s a quarter of a job a month, or $900 a year. Still worth five hours for most businesses, and clearly not worth it for the twenty-first town.',
    },
    {
      kind: 'paragraph',
      text: 'The guesses are yours to replace. Search Console, free from Google, shows how often your site appears for searches that include the town. If that figure is near zero and no one in town has ever called, start elsewhere.',
    },
    { kind: 'heading', text: 'The parts, and what each must contain' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'A first screen that says what you do, where, how soon, and the number to call. “Irrigation repair in Weston. Most visits within two working days.” If you can’t keep the promise, don’t print it.',
        'What is different here. Community approval for visible work, water restrictions, soil, age of the houses, salt, parking for a trailer, gate access. Three or four facts, each tied to what you do about it.',
        'One job told properly: the trouble, what you found, what you did, hours, price range, photo. No customer name, no house number, and permission for the picture.',
        'Prices or ranges. If travel makes this town more expensive, say so and say how much.',
        'Two reviews from the area, quoted as they were written, with a link to where they stand. Never edited, never invented, never by staff or family without saying so. The Federal Trade Commission’s rule on reviews covers your own site too.',
        'Where you’re in relation to the town, and the edge: “We go west to US 27 and don’t serve the islands.” Saying no makes the yes believable.',
        'Four questions that people from there asked you, and your answers.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Keep it between 400 and 800 words. Longer is fine when it is all specific. Shorter is better than padding.',
    },
    { kind: 'heading', text: 'One paragraph, before and after' },
    {
      kind: 'example',
      title: 'The same town, twice',
      text: 'Before: “Looking for the best landscaping company in Weston? Our Weston landscapers provide top-quality landscaping services in Weston and surrounding areas. Call the Weston landscaping experts today!”\n\nAfter: “Many Weston communities want written approval before you change anything visible from the street. We draw the plan, fill in the form with you, and start when the approval is in your hands, so plan on three to five weeks for a front yard. Backyard drainage usually needs no form; we can often begin the next week. Trucks stay off the swale, because several associations fine the homeowner, not us.”',
    },
    {
      kind: 'paragraph',
      text: 'The first repeats the town four times and tells the reader nothing. The second names the town once and could be written only by someone who has worked there. Check each claim against what you know to be true; a confident error about an association’s rules is worse than a bland page.',
    },
    { kind: 'heading', text: 'Getting the facts out of your head' },
    {
      kind: 'paragraph',
      text: 'You know more about these towns than you think. It just sits in invoices and in the crew’s talk. Twenty minutes with a voice recorder beats two hours at a keyboard.',
    },
    {
      kind: 'example',
      title: 'Prompt to copy: interview me about one town',
      text: 'I run a [trade] and want one honest page about our work in [town]. Interview me. Ask one question at a time, ten in total, about: typical houses or buildings, what goes wrong there and why, rules or permits I have met, access and parking, travel time, the last job I remember, what people there ask before they hire us, and what we refuse to do.\n\nAfter the tenth answer, sort my words into a list of facts. Mark every fact that a customer could check as “verify.” Add nothing that I didn’t say. Don’t write the page yet.',
    },
    {
      kind: 'paragraph',
      text: 'Verify the marked lines on the city’s or county’s site, then let the tool draft from the list and cut whatever sounds like a brochure.',
    },
    { kind: 'heading', text: 'Wiring the pages together' },
    {
      kind: 'paragraph',
      text: 'Link to each town page from one visible place, such as “Where we work,” and from the matching job stories. A page that nothing links to, hidden behind a sitemap, tells search engines you don’t value it either. The title should read like a sign: service, town, company. One town, one page; don’t make separate ones for each service in each town until a first set has earned calls. Six services times eight towns is 48 pages, and you don’t have 48 things to say.',
    },
    {
      kind: 'paragraph',
      text: 'Do not rent a mailbox to look local. Google’s guidelines want a real place that is staffed in its stated hours, and profiles with a rented box get suspended, often in the busy month.',
    },
    { kind: 'heading', text: 'What to do with the twenty you already have' },
    {
      kind: 'paragraph',
      text: 'List them with visits over the last twelve months and calls, if you track them. Then sort.',
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        'Visits and calls: rewrite with the seven parts, keep the address of the page.',
        'Visits, no calls: the first screen is the suspect. Fix the promise, the number and the price, wait two months.',
        'No visits, but five jobs there: rewrite when you have photos.',
        'No visits, no jobs: delete it and redirect the address to the page that lists your areas. A smaller site with true pages is easier to trust and much easier to keep current.',
      ],
    },
    { kind: 'paragraph', text: 'Keep a copy of the old text. You won’t miss it.' },
    { kind: 'heading', text: 'Give it time, then judge' },
    {
      kind: 'paragraph',
      text: 'A new page may take some weeks to show up and a few months to settle. Write down the date, the first month’s visits, and the calls by asking “What town are you in, and how did you find us?” Look again after three months and after six. If a page has drawn fewer than ten visits by then, ask whether it answers anything people there search for, or merge it into a neighbor.',
    },
    {
      kind: 'paragraph',
      text: 'This week, score five towns, choose one, and record the interview. Next week, take the pictures on the next job there. The week after, publish it, and don’t start on the second until the first one passes the swap test out loud.',
    },
  ],
};
