/**
 * What a wish adds to each field of the plan, in one sentence: a topic, a season, a budget of zero, the town, a tone.
 */
import type { TextField, ListField } from './fields.ts';
import { inner, lowerFirst, safeText, upperFirst } from '../text.ts';
import type { Ground, Item, Line } from './ground.ts';

/** Phrases a topic for use in a sentence: a plain noun phrase as it is, anything else in quotation marks. */
export function named(phrase: string): string {
  const text = inner(safeText(phrase));
  const isPlain =
    /^[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\s'&/-]*$/u.test(text) &&
    !/^(?:to|how|that|why|what|who|when|where|if|whether|we|i|you|they|it|he|she|is|are|be|being|because|please|make|get|do)\b/i.test(
      text,
    ) &&
    text.split(' ').length <= 6;
  return isPlain ? lowerFirst(text) : `“${text}”`;
}

type Say = (subject: string, ground: Ground) => string;

const onSubject: Record<TextField, Say> = {
  targetAudience: (it) => `Put ${it} first, in the first line of your page and in your newest posts.`,
  positioning: (it, { v }) => `Make ${it} the first thing people mention about ${v.name}.`,
  contentStrategy: (it, { v }) =>
    `Give every second post to ${it} for the next six weeks, so people connect it with ${v.name}.`,
  leadGeneration: (it, { act }) =>
    `Make a separate page for ${it}, with one picture, a price range, and one button to ${act}.`,
  voiceAgents: (it) => `Teach it the five most common questions about ${it}, and let it pass on everything else.`,
  longTerm: (it, { v }) => `Within a year, ${v.name} should come to mind whenever someone asks about ${it}.`,
};

const onSubjectInList: Record<ListField, (subject: string, ground: Ground) => Item[]> = {
  advantages: (it, { v }) => [
    {
      because: ['business_description'],
      lead: `Say what people can expect from you when it comes to ${it}.`,
      more: `Show one finished example, and give the starting price and how long it takes.`,
      extra: `Ask the last ${v.one} it concerns for two sentences you can quote.`,
    },
  ],
  aiTools: (it) => [
    {
      because: ['business_description'],
      lead: `Have a chat assistant list the ten questions people ask about ${it} before they decide. Answer them in your own words.`,
      more: 'Each answer is a post, a line on your page and a reply to a message.',
    },
  ],
  workflows: (it, { v }) => [
    {
      because: ['business_description'],
      lead: `When someone asks about ${it}, they get an answer within five minutes with one picture, a price range, and two times to choose from.`,
      more: `Put what ${v.many} ask next on a list for the next post.`,
    },
  ],
  integrations: (it) => [
    {
      because: ['business_description'],
      lead: `Tag everyone who asks about ${it} by form or phone, so you see each month how many asked and how many bought.`,
    },
  ],
  thirtyDays: (it, { act }) => [
    {
      because: ['business_description'],
      lead: `Build one page just about ${it}. Show what people get, the starting price, one picture, and one button to ${act}.`,
      more: 'Send the link to ten people who could use it.',
    },
  ],
  ninetyDays: (it) => [
    {
      because: ['business_description'],
      lead: `Publish three finished examples of ${it}, one every two weeks, and ask each of these people for a review.`,
      more: 'Then compare how many asked about it before and after.',
    },
  ],
};

const onSeason: Record<TextField, Say> = {
  targetAudience: (it) => `Needs change around ${it}, so ask five people now what they'll look for.`,
  positioning: (it) => `Around ${it}, say it together with what people need just then.`,
  contentStrategy: (it, { act }) =>
    `Three weeks before ${it}, publish what people need to know. In the last week, publish how to ${act}.`,
  leadGeneration: (it, { v }) => `Give people a reason to decide before ${it}: ${v.facts.offers[0]}, with a last day.`,
  voiceAgents: (it) => `Give it your hours and your offer for ${it}.`,
  longTerm: (it) => `Compare ${it} with the year before to see how you're doing.`,
};

const onSeasonInList: Partial<Record<ListField, (season: string, ground: Ground) => Item[]>> = {
  aiTools: (it) => [
    {
      because: ['goals'],
      lead: `Have a chat assistant suggest six posts and two messages for ${it}. Keep the three that sound like you.`,
    },
  ],
  workflows: (it) => [
    {
      because: ['goals'],
      lead: `Three weeks before ${it}, send one message to everyone who came or asked at that time last year.`,
      more: 'It names your offer, the last day, and how to answer.',
    },
  ],
  thirtyDays: (it, { v }) => [
    {
      because: ['business_description'],
      lead: `Write down what changes for your ${v.many} around ${it}, and turn it into one offer and two posts.`,
    },
  ],
  ninetyDays: (it, { v }) => [
    {
      because: ['business_description', 'target_audience'],
      lead: `Run one campaign for ${it}, with ${v.facts.offers[0]} and a last day.`,
      more: 'Begin three weeks before, and note what each day brought.',
    },
  ],
};

const onMoney: Partial<Record<TextField, Say>> = {
  positioning: () => 'None of this costs money: it is a matter of which sentence comes first.',
  contentStrategy: () => 'It costs an hour a week. A phone, daylight and your own words are enough.',
  leadGeneration: () => "Don't pay for anything until the free ways have brought you ten inquiries.",
  voiceAgents: () => 'Before you pay for one, try a good voicemail and an automatic text for missed calls.',
  longTerm: () => 'Only spend money on what has already worked for free.',
};

const onMoneyInList: Partial<Record<ListField, Item[]>> = {
  aiTools: [
    {
      because: ['goals'],
      lead: 'The free version of one chat assistant for all writing, instead of five tools that each cost a little.',
      more: 'Keep your best instructions in one note, so you never type anything twice.',
    },
    {
      because: ['goals'],
      lead: 'Google Search Console, which is free, for the words people typed before they found you.',
    },
    {
      because: ['goals'],
      lead: "Your phone's own camera and captions for short clips, at no cost.",
    },
  ],
  workflows: [
    {
      because: ['goals'],
      lead: 'Saved answers on your phone: the five messages you type most, ready in two taps and free.',
    },
  ],
  integrations: [
    {
      because: ['goals'],
      lead: 'A free form with a free sheet, so every inquiry is in one list without a monthly fee.',
    },
  ],
  thirtyDays: [
    {
      because: ['goals'],
      lead: 'Set the budget of this month to zero and do what only takes time, starting with ten messages to people who know your work.',
    },
  ],
  ninetyDays: [
    {
      because: ['goals'],
      lead: "List what you pay for each month and cancel what hasn't brought anyone in for six months.",
    },
  ],
};

const onTown: Record<TextField, Say> = {
  targetAudience: (_, { v }) => `Put people ${v.around} first. Everyone else is a bonus.`,
  positioning: (_, { v }) =>
    `Name ${v.city ?? 'your town'} in the first line, and one street or building that everyone there knows.`,
  contentStrategy: (_, { v }) =>
    `In every second piece, show a place ${v.around}, such as a street, a school, or a market.`,
  leadGeneration: (_, { v }) => `Ask three businesses ${v.around} to send people to you, and send yours to them.`,
  voiceAgents: () => 'Let it know the streets, the parking and the landmarks that callers name.',
  longTerm: (_, { v }) => `Aim to be the best-known name ${v.around}.`,
};

const onTownInList: Partial<Record<ListField, (ground: Ground) => Item[]>> = {
  aiTools: ({ v }) => [
    {
      because: ['business_description'],
      lead: `Give a chat assistant the month's dates and places ${v.around}, and ask which ones matter to your ${v.many}.`,
    },
  ],
  thirtyDays: ({ v }) => [
    {
      because: ['business_description'],
      lead: `Visit ten businesses ${v.around}, say in one sentence what you do, and leave a card with one offer.`,
    },
  ],
  ninetyDays: ({ v }) => [
    {
      because: ['business_description'],
      lead: `Support one event, team, or school ${v.around}, and be there in person.`,
    },
  ],
};

const inTone: Record<'formal' | 'friendly' | 'simple', Record<TextField, string>> = {
  formal: {
    targetAudience: 'Be polite, and stick to what they can check.',
    positioning: 'Keep it factual and leave out superlatives.',
    contentStrategy: 'Use full sentences, no slang and no exclamation marks.',
    leadGeneration: 'Answer in writing and by name.',
    voiceAgents: "It's polite and brief.",
    longTerm: 'Record each step, so you can show progress.',
  },
  friendly: {
    targetAudience: 'You know these people already, so trust your ear.',
    positioning: 'No slogan needed: say it the way you would over the counter.',
    contentStrategy: 'Write the way you talk to a regular.',
    leadGeneration: 'No one likes to be sold to, so help first.',
    voiceAgents: 'It should sound like the friendliest person on your team.',
    longTerm: 'Take it one week at a time, and enjoy the good ones.',
  },
  simple: {
    targetAudience: 'Speak to them in short, everyday words.',
    positioning: 'Say it in one short sentence that a child could repeat.',
    contentStrategy: 'Explain every technical term in half a sentence.',
    leadGeneration: 'One page, one offer, one button.',
    voiceAgents: 'It speaks in short sentences and asks one thing at a time.',
    longTerm: 'One step at a time is enough.',
  },
};

const onChannel: Partial<Record<TextField, Say>> = {
  contentStrategy: (it) => `Lean on ${it} before anything else, and have the other channels lead there.`,
  leadGeneration: (it) => `Treat ${it} as your main source for three months, and count the results.`,
  longTerm: (it) => `Get good at ${it} first, and add another channel once that one runs on its own.`,
};

const onChannelInList: Partial<Record<ListField, (channel: string) => Item[]>> = {
  aiTools: (it) => [
    {
      because: ['goals'],
      lead: `Tell a chat assistant what last worked on ${it}, and have it suggest five more ideas.`,
    },
  ],
  workflows: (it) => [
    {
      because: ['goals'],
      lead: `Contacts through ${it} get an answer within the hour, and their question goes on one list.`,
    },
  ],
  integrations: (it) => [
    {
      because: ['goals'],
      lead: `Tag everyone who comes through ${it}, so you see each month what it brought in.`,
    },
  ],
  thirtyDays: (it) => [
    {
      because: ['goals'],
      lead: `Write down what ${it} brought you last month in one number, and set a goal for next month.`,
    },
  ],
  ninetyDays: (it) => [
    {
      because: ['goals'],
      lead: `Compare ${it} with your second best source, and move an hour a week to the better one.`,
    },
  ],
};

/** Phrases a channel for the middle of a sentence: names keep their capital. */
const channelName = (phrase: string) =>
  /^(?:google|instagram|facebook|tiktok|youtube|linkedin|nextdoor|pinterest|yelp|whatsapp|seo)/i.test(phrase)
    ? properNames[phrase.toLowerCase().split(' ')[0]!]! + phrase.slice(phrase.split(' ')[0]!.length)
    : lowerFirst(phrase);
const properNames: Record<string, string> = {
  google: 'Google',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  nextdoor: 'Nextdoor',
  pinterest: 'Pinterest',
  yelp: 'Yelp',
  whatsapp: 'WhatsApp',
  seo: 'SEO',
};

/** Returns the requested tone, if any. */
export function toneOf(ground: Ground): 'formal' | 'friendly' | 'simple' | undefined {
  return ground.wish.tone ?? (ground.wish.isSimple ? 'simple' : undefined);
}

/** Returns the tone's own sentence for a field. */
export function toneLine(tone: 'formal' | 'friendly' | 'simple', field: TextField): Line {
  return { weight: 3, because: ['business_description'], text: inTone[tone][field] };
}

/** Returns what was asked for as sentences, which belong to the core of a text. */
export function wishLines(ground: Ground, field: TextField): Line[] {
  const { wish } = ground;
  const subjects = wish.themes.map((phrase) => onSubject[field](named(phrase), ground));
  const tone = toneOf(ground);
  const texts = [
    ...subjects.slice(0, 2),
    ...wish.channels.slice(0, 1).map((phrase) => onChannel[field]?.(channelName(phrase), ground)),
    wish.season && onSeason[field](wish.season, ground),
    wish.isCheap && onMoney[field]?.('', ground),
    wish.isLocal && onTown[field]('', ground),
  ].filter((text) => typeof text === 'string');
  const lines = texts.map((text): Line => ({ weight: 3, because: ['business_description'], text: upperFirst(text) }));
  return tone ? [...lines, toneLine(tone, field)] : lines;
}

/** Returns the same as list items, which come first. */
export function wishItems(ground: Ground, field: ListField): Item[] {
  const { wish } = ground;
  return [
    ...wish.themes.slice(0, 2).flatMap((phrase) => onSubjectInList[field](named(phrase), ground)),
    ...wish.channels.slice(0, 1).flatMap((phrase) => onChannelInList[field]?.(channelName(phrase)) ?? []),
    ...(wish.season ? (onSeasonInList[field]?.(wish.season, ground) ?? []) : []),
    ...(wish.isCheap ? (onMoneyInList[field] ?? []) : []),
    ...(wish.isLocal ? (onTownInList[field]?.(ground) ?? []) : []),
  ];
}
