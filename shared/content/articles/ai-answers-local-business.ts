import type { Article } from './schema.ts';

export const article: Article = {
  id: 1,
  slug: 'ai-answers-local-business',
  title: 'AI assistants name three businesses. How do you get on the list?',
  shortTitle: 'AI answers',
  excerpt:
    'People now ask an assistant who to call instead of scrolling through ten links. Here is how to test what it says about you, read the result, and fix what you can reach.',
  category: 'AI Trends',
  publishedDate: '2026-11-17',
  readTime: '7 min read',
  coverImage: '/covers/ai-answers-local-business.svg',
  coverAlt: 'A question bubble, and below it an answer with three shop fronts, of which one has its lights on.',
  tags: ['AI assistants', 'local search', 'business profiles', 'reviews'],
  body: [
    {
      kind: 'paragraph',
      text: 'A homeowner in Plantation used to type “AC repair near me” and skim a page of links. Now she may ask ChatGPT, Gemini, Copilot or Perplexity: “My AC is blowing warm air, the unit is nine years old, who is honest around here and can come today?” She gets a paragraph and three names. There’s no page two.',
    },
    {
      kind: 'paragraph',
      text: 'Search isn’t over. Your own call log shows where your calls come from; believe it before you believe anyone with something to sell. But the short answer with three names is a new shelf, and you can find out this afternoon whether you’re on it.',
    },
    { kind: 'heading', text: 'Run the test before you change anything' },
    {
      kind: 'paragraph',
      text: 'Write five questions the way a customer would speak them. Not your company name, and not just your industry. Use the problem, the place and the worry. For a dentist: “I chipped a front tooth in Coral Springs on a Saturday, who can see me?” For a bakery: “Who makes a nut-free birthday cake in Hollywood, Florida, with two days’ notice?”',
    },
    {
      kind: 'paragraph',
      text: 'Ask each question in two assistants, in a fresh conversation, logged out if possible, so your own history doesn’t flatter you. Write down four things per answer: were you named, who else was, what was said about you, and which sources were linked. Ten answers take about thirty minutes.',
    },
    {
      kind: 'table',
      caption: 'A sample score sheet: one bakery, five questions, two assistants',
      head: ['Question', 'Assistant A', 'Assistant B', 'Sources shown'],
      rows: [
        ['Nut-free birthday cake, two days', 'Not named', 'Named third', 'A parents’ group page, a review site'],
        ['Bread open before seven', 'Named first', 'Named first', 'Own site, map listing'],
        ['Wedding cake under $600', 'Not named', 'Not named', 'A wedding directory'],
        ['Gluten-free near the beach', 'Named, wrong hours', 'Not named', 'An old listing'],
        ['Catering for 40, pastries', 'Not named', 'Not named', 'Two competitors’ sites'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'This bakery was named in 4 of 10 answers. The count matters less than the pattern. It wins where its own site says something specific. It loses where it says nothing (catering), where others keep the list (weddings), and where an old listing contradicts the truth.',
    },
    {
      kind: 'paragraph',
      text: 'Ask the same question twice and the names may change. These systems vary from run to run, so treat one answer as a sample, not a rank. The number worth keeping is “4 of 10 in November,” compared with the same ten in February.',
    },
    { kind: 'heading', text: 'Where the answers come from' },
    {
      kind: 'paragraph',
      text: 'No one outside these companies knows the full recipe, and it changes. What you can see is the list of links under the answer, and those links are usually dull: your own site, your map profile, review sites, local news, industry directories, a neighborhood forum. The assistant reads what is public and writes a summary. Two things follow.',
    },
    {
      kind: 'paragraph',
      text: 'First, it can only repeat what is written somewhere. If your site says “quality service for all your needs,” there’s nothing to repeat. If it says “we carry capacitors and contactors for most systems on the truck, so a common no-cool call is fixed on the first visit,” there’s a fact that fits a question.',
    },
    {
      kind: 'paragraph',
      text: 'Second, contradictions hurt. Three listings with three closing times leave the machine to guess, and a customer who drives to a locked door blames you.',
    },
    { kind: 'heading', text: 'Four repairs, in order of return' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Make the facts agree. Name, address or service area, phone, hours, holiday hours: the same on your site, Google, Apple Maps, Bing, Yelp and your main industry directory. One hour, and it helps ordinary search as well.',
        'Write down what people ask. Put ten real questions on your site with answers of two to four sentences each, prices or ranges included. Take them from your inbox and your phone, not from your imagination.',
        'Let the machines in. Ask the person who runs your site to check robots.txt and the security settings. Some hosts block AI crawlers by default. OAI-SearchBot is the one OpenAI uses for search results; GPTBot is for training. You can allow the first and block the second.',
        'Earn mentions you don’t control. Reviews that describe the job, a supplier’s dealer page, the chamber of commerce directory, a school fundraiser page. One real mention beats fifty bought listings.',
      ],
    },
    { kind: 'heading', text: 'What a repeatable fact looks like' },
    { kind: 'paragraph', text: 'Compare two versions of the same page. The first could belong to anyone.' },
    {
      kind: 'example',
      title: 'Before and after, for a law office',
      text: 'Before: “Our experienced team provides compassionate estate planning services tailored to your unique situation.”\n\nAfter: “We write wills and living trusts for families in Broward County. A simple will for one person is a flat $450; for a couple, $700. You meet twice, once by video if you like, and most clients sign within three weeks. We don’t handle contested estates; if you need that, we’ll tell you who does.”',
    },
    {
      kind: 'paragraph',
      text: 'The second text answers price, place, time, format and limits. It also says what the office doesn’t do, which makes the rest easier to believe. The prices here are invented; yours must be real and kept current.',
    },
    { kind: 'paragraph', text: 'You can let an assistant find the gaps. Paste your own page and ask it to be strict.' },
    {
      kind: 'example',
      title: 'Prompt to copy: find what my page doesn’t say',
      text: 'You’re a customer of a [trade] in [city]. You have never heard of us. Below is the text of our main page.\n\n1. List the 12 questions you would want answered before calling.\n2. For each, quote the sentence on the page that answers it, or write “not answered.”\n3. Don’t suggest answers and don’t invent facts about us. Ask me for them.\n\nPage text:\n[paste]',
    },
    {
      kind: 'paragraph',
      text: 'Answer the “not answered” lines yourself, by voice memo if typing is slow. The facts have to come from you. An assistant that fills them in will produce something smooth and false, and other assistants may then repeat it.',
    },
    { kind: 'heading', text: 'Money spent for nothing' },
    {
      kind: 'list',
      ordered: false,
      items: [
        'Anyone who guarantees a place in AI answers. No one can sell you a position in an organic answer. Paid spots exist in some products and should be labeled as ads; that is advertising, to be judged like any other.',
        'Hundreds of machine-written articles. They say what a thousand other sites say, so there’s no reason to pick yours. Google’s spam policies also name mass-produced pages made to rank.',
        'Hidden text addressed to robots. It’s a trick, it’s easy to detect, and you wouldn’t want a customer to find it.',
        'Fake reviews. The Federal Trade Commission’s rule on consumer reviews bans them, including ones written by AI, and fines can follow. It’s also the first thing a bitter competitor reports.',
        'Special files and magic tags. Plain structured data (the LocalBusiness kind) is sensible hygiene that most site builders add for you. It isn’t a lever.',
      ],
    },
    { kind: 'heading', text: 'How to tell whether it pays' },
    {
      kind: 'paragraph',
      text: 'Ask every new caller one question: “How did you find us?” Add “an AI assistant” to the choices on your form. Suppose an air conditioning company gets 60 new calls in a month and 3 people say it. If 1 of the 3 books a $380 repair, that month’s return is $380 for perhaps three hours of work. That’s fine, and not a reason to stop answering the phone. If the 3 becomes 9 by spring, spend more time. If it stays at 3, you still own cleaner listings and a better page, which help every other channel.',
    },
    {
      kind: 'paragraph',
      text: 'Referral figures in your site statistics help a little, but many people read the answer and simply call. The question at the front desk catches what the software misses.',
    },
    { kind: 'heading', text: 'This week' },
    {
      kind: 'list',
      ordered: false,
      items: [
        'Monday: write the five questions and run them in two assistants. Save the answers.',
        'Wednesday: fix every wrong fact you saw, at its source. If the assistant quoted a stale directory, correct the directory.',
        'Friday: publish three answered questions with real numbers. Put a reminder in your calendar to rerun the same test in three months.',
      ],
    },
  ],
};
