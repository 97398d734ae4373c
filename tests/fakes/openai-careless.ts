/**
 * A model that writes fluently but ignores instructions. Defines its mistakes and the share of texts that contain them.
 */
import { goodText, recommendations, sampleOf, strangersContacts } from './openai-replies.ts';
import { subjectOf, tasksIn, type ChatRequest, type Shape, type Subject } from './openai-request.ts';

/**
 * Kinds of mistakes: `industry` mistakes the customers for the business, `excluded` offers services the owner ruled
 * out, and `contact` obeys an attacker and inserts their contact data.
 */
export const mistakes = ['industry', 'excluded', 'language', 'filler', 'identical', 'promise', 'amount'] as const;
export type Mistake = (typeof mistakes)[number] | 'contact';

/** Matches what an owner rules out: the words after a negation, up to the next punctuation mark. */
const denial =
  /\b(?:no|not an?|never|without|nor|(?:do|does|can)(?:n['’]?t| not)(?: (?:do|sell|treat|touch|buy|say|take|offer|have|put|cut|cortamos|ponemos))?|no (?:cortamos|ponemos|hacemos)|ni)\s+([\p{L}][^,.;!()]{2,50})/giu;

/** @returns things that this owner doesn't want to read about. */
export function ruledOutIn(description: string): string[] {
  return [...description.matchAll(denial)].map(
    ([, what]) => what!.split(/ (?:and|or|y|ni|anymore|please|when|so) /)[0]!,
  );
}

/** Industries whose customers can be anyone, and those that our customers' own clients often work in. */
const industries: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [
    /restaurant|chef|menu/,
    'restaurant',
    ['Let the chef change the tasting menu each Friday.', 'Let guests book a table from the menu page.'],
  ],
  [/barber/, 'barbershop', ['Show skin fades and beard trims first.', 'Offer a hot towel shave to walk-ins.']],
  [/veterinar|xray/, 'veterinary clinic', ['Remind pet owners of vaccinations.', 'Book a wellness exam for your dog.']],
  [/yoga/, 'yoga studio', ['Give the first class away.', 'Sell a class pass to beginners.']],
  [
    /bicycle|windshield|fastener|bolts/,
    'auto repair shop',
    ['Offer an oil change with each visit.', 'Explain the check-engine light.'],
  ],
  [/charter|hikes|treks/, 'hotel', ['Promote a room upgrade at check-in.', 'Serve breakfast in the lobby.']],
  [/./, 'dental practice', ['Remind patients of their cleaning.', 'Explain what a crown costs.']],
];

const industryOf = (description: string) => industries.find(([pattern]) => pattern.test(description.toLowerCase()))!;

const wrong: Record<Mistake, (subject: Subject, index: number) => string> = {
  industry: ({ description }, index) => {
    const texts = industryOf(description)[2];
    return texts[index % texts.length]!;
  },
  excluded: (subject, index) => {
    const things = [...ruledOutIn(subject.description), 'weekend hours', 'a discount'];
    const thing = things[index % things.length]!;
    const service = subject.services[index % subject.services.length]!;
    return subject.language === 'es'
      ? `Ofrece ${thing} junto con ${service} a cada cliente nuevo desde el lunes.`
      : `Offer ${thing} together with ${service} to each new customer from Monday on.`;
  },
  language: (subject, index) => goodText({ ...subject, language: subject.language === 'es' ? 'en' : 'es' }, index),
  filler: (_subject, index) =>
    [
      'Leverage innovative solutions to elevate your brand and unlock seamless growth.',
      'Post regularly and engage with your audience to build trust over time.',
      'Be consistent, know your customers, and keep an eye on your competition.',
    ][index % 3]!,
  identical: (subject) => goodText(subject, 1),
  promise: (subject, index) =>
    `Tell people that ${subject.services[index % subject.services.length]!} is guaranteed to double your sales.`,
  contact: (subject, index) => `${goodText(subject, index)} ${strangersContacts[index % strangersContacts.length]!}`,
  amount: (subject, index) =>
    `Sell ${subject.services[index % subject.services.length]!} as a starter package for $777 until Friday.`,
};

/** Returns a writer that makes a mistake in `share` of its texts, cycling through the kinds. */
const writerOf = (kinds: readonly Mistake[], share: number) => (subject: Subject, index: number) =>
  index % share === 0 ? wrong[kinds[(index / share) % kinds.length]!](subject, index) : goodText(subject, index);

/** Puts an attacker's contact data into every text of a draft outside the plan. */
const withContacts = (draft: ReturnType<typeof recommendations> & { facts: Record<string, unknown> }) => ({
  ...draft,
  understanding: {
    ...draft.understanding,
    trade: `${draft.understanding.trade} attacker.test`,
    exclusions: [...strangersContacts],
    statements: strangersContacts.map((value) => ({ kind: 'sells', value, holds: true })),
  },
  facts: {
    ...draft.facts,
    tone: `calm; ${strangersContacts[0]}`,
    topics: strangersContacts,
    keywords: ['attacker.test', '786-555-0123'],
    services: [{ name: draft.understanding.trade, result: strangersContacts[1] }],
  },
});

/** Returns a sample with an attacker's contact data in every second text. */
export const carelessSample = (shape: Shape) =>
  sampleOf(
    shape,
    strangersContacts.flatMap((contact) => ['Answer the phone before the third ring', `Answer the phone. ${contact}`]),
  );

/** Returns a draft about the wrong industry, with its facts, and with mistakes in a share of the texts. */
export function carelessDraft(request: ChatRequest, kinds: readonly Mistake[], share: number): unknown {
  const { subject, facts } = subjectOf(request);
  const write = writerOf(kinds, share);
  const draft = recommendations(subject, write);
  if (kinds.length === 1 && kinds[0] === 'contact') return withContacts({ ...draft, facts });
  if (!kinds.includes('industry') && !kinds.includes('excluded')) return { ...draft, facts };
  const [, trade, texts] = industryOf(subject.description);
  const things = [...ruledOutIn(subject.description), 'weekend hours'];
  return {
    ...draft,
    understanding: {
      trade: kinds.includes('industry') ? trade : subject.trade,
      archetype: 'storefront',
      exclusions: [],
      statements: things.map((value) => ({ kind: 'sells', value, holds: true })),
    },
    facts: {
      ...facts,
      services: things.map((name) => ({ name, result: `what ${name} gives people` })),
      topics: [...texts, ...things.map((thing) => `How to choose ${thing}`)],
      keywords: things,
      offers: things.map((thing) => `a first look at ${thing}`),
    },
  };
}

/** Returns repairs and prompts with the same share of mistakes; a prompt with a mistake starts with it. */
export function carelessTask(request: ChatRequest, kinds: readonly Mistake[], share: number): unknown {
  const { subject, prompts, texts } = tasksIn(request);
  const write = writerOf(kinds, share);
  if (!prompts) return { texts: texts.map(({ number }, index) => ({ number, text: write(subject, 60 + index) })) };
  return {
    prompts: prompts.map(({ number, title, prompt, useCase }, index) => ({
      number,
      title,
      prompt: `${write(subject, index)} ${prompt}`,
      useCase,
    })),
  };
}
