/** Questions of the agency scorecard, asked so that "yes" is the good answer. */

export type AgencyQuestion = {
  id: string;
  question: string;
  why: string;
  /** What to say to the agency if the answer isn't a clear yes. */
  ask: string;
  /** Whether a "no" rules the agency out. */
  isMust?: true;
};

export const agencyQuestions: readonly AgencyQuestion[] = [
  {
    id: 'accounts',
    question: 'Will you own the ad accounts, the website and the Google listing?',
    why: 'If they’re in the agency’s name, you start from zero when you leave.',
    ask: 'Can you open every account in my name and give yourselves access?',
    isMust: true,
  },
  {
    id: 'leaving',
    question: 'Can you leave at the end of any month?',
    why: 'If you can leave, they have to keep earning your business.',
    ask: 'What do I owe you if I stop after month two? Please show me the clause.',
    isMust: true,
  },
  {
    id: 'numbers',
    question: 'Can you see the raw numbers anytime, in the ad platforms themselves?',
    why: 'A report can leave things out. With your own login, you see everything.',
    ask: 'Can I have a login today to the account you’d work in?',
    isMust: true,
  },
  {
    id: 'people',
    question: 'Do you know the name of the person who’ll do the work?',
    why: 'The person who sells you the plan often isn’t the one who does the work.',
    ask: 'Who writes my ads, how many clients do they have, and can I talk to them?',
  },
  {
    id: 'measure',
    question: 'Did they promise to measure customers or calls?',
    why: 'Likes and clicks don’t pay the rent.',
    ask: 'Which one number will you be judged by, and what is it today?',
  },
  {
    id: 'promises',
    question: 'Did they avoid promising a #1 ranking or a fixed return?',
    why: 'No one controls Google, so no one can promise that.',
    ask: 'What could go wrong in the first three months?',
  },
  {
    id: 'stop',
    question: 'Did they say when they’d stop an ad that isn’t working?',
    why: 'Without a stop rule, a small test can turn into a big loss.',
    ask: 'How much do you spend without a call before you turn an ad off?',
  },
  {
    id: 'fees',
    question: 'Are their fee and your ad spend two separate amounts?',
    why: 'If it’s one amount, you can’t tell how much reaches the ad platform.',
    ask: 'Of every $100 I pay, how much goes to the ad platform?',
  },
  {
    id: 'approval',
    question: 'Does a person check what AI writes before it goes out in your name?',
    why: 'AI gets facts and prices wrong, and your customers will blame you.',
    ask: 'Who reads it, and will I see the first one of each kind?',
  },
  {
    id: 'reference',
    question: 'Can you call one of their clients who’s about your size?',
    why: 'A five-minute call tells you more than a case study.',
    ask: 'Who’s been with you for a year, and may I call them this week?',
  },
];
