/** Step 6, Complete your local listing: every text that a Google Business Profile asks for. */
import { at } from '../draft/voice.ts';
import { bare, clip, inner, listOf, lowerFirst, sentence, titleCase, upperFirst } from '../text.ts';
import { fill, lines, list, table, text, type MachineContext, type Tool } from './context.ts';

function servicesOf(c: MachineContext): { name: string; about: string }[] {
  const typed = c.rows('services');
  const names = typed.length > 0 ? typed : c.f.services.slice(0, 6).map(({ name }) => bare(name));
  const unknown = [
    (name: string) => `${name} ${c.inPlace}. You'll hear what it takes and what it costs before we start.`,
    (name: string) => `${name} for ${c.v.audience.noun}. Ask for a day that works for you.`,
    (name: string) => `${name}, explained in plain words and done as agreed.`,
  ];
  return names.map((name, index) => {
    const known = c.f.services.find((service) => lowerFirst(bare(service.name)) === lowerFirst(bare(name)));
    const about = known ? `${upperFirst(lowerFirst(name))}: ${known.result}.` : at(unknown, index)(upperFirst(name));
    return { name: clip(upperFirst(name), 110), about: clip(about, 300) };
  });
}

export const listing: Tool = (c) => {
  const { v, f } = c;
  const services = servicesOf(c);
  const names = services.slice(0, 5).map(({ name }) => lowerFirst(name));
  const hours = c.get('hours') || c.fact('hours');
  const link = c.get('reviewLink');
  const me = v.brief.firstName ? `this is ${v.brief.firstName} from ${v.name}` : `this is ${v.name}`;
  return {
    title: `Listing of ${v.name}`,
    summary:
      'Copy these parts one by one into your Google Business Profile. It takes 20 minutes, then one post a week.',
    blocks: [
      text(
        'Business description',
        fill(
          750,
          v.brief.isGeneralTrade
            ? `${v.name} works for ${v.audience.noun} ${v.inPlace}.`
            : `${v.name} is ${v.aNoun} ${v.inPlace}.`,
          `Our services: ${listOf(names)}.`,
          `People come to us for help with ${at(f.problems, 0)}.`,
          `What they get: ${inner(at(f.services, 0).result)}.`,
          c.fact('since') && `We've been here since ${c.fact('since')}.`,
          `Others come because of ${at(f.problems, 1)}.`,
          `You can see ${at(f.proof, 0)} before you decide.`,
          `You'll hear the price before you agree.`,
          `To start, ${c.act}.`,
        ),
        { limit: 750, note: 'Google’s rules: at most 750 characters, with no links, phone numbers, or discounts.' },
      ),
      table(
        'Services',
        ['Service', 'Description'],
        services.map(({ name, about }) => [name, about]),
        'Each description has at most 300 characters.',
      ),
      table(
        'Five questions with answers',
        ['Question', 'Answer'],
        [
          [`What does ${clip(v.name, 60)} do?`, `${upperFirst(listOf(names))}.`],
          [
            'Which area do you serve?',
            v.city
              ? `${upperFirst(c.inPlace)} and nearby. If you're not sure, just ask.`
              : "The towns around us. Tell us yours and we'll say yes or no right away.",
          ],
          ['When are you open?', hours ? sentence(hours) : 'Our hours are on this listing, including holidays.'],
          [
            'How do I start?',
            lines(`${upperFirst(c.act)}.`, "You'll hear what it takes and what it costs before you agree."),
          ],
          [
            `Some say: ${lowerFirst(inner(at(f.objections, 0).objection))}. Is that so?`,
            sentence(at(f.objections, 0).answer),
          ],
        ],
        'You can ask and answer them yourself. Answer from your business account.',
      ),
      list(
        'Four posts, one a week',
        [
          `Asked this week: “${at(f.questions, 1)}” It depends on a thing or two, so here's what we look at first. Send us your question and we'll answer it.`,
          `A look at our day: ${at(f.scenes, 0)}. This is what ${at(f.services, 0).name} looks like here.`,
          `This month: ${at(f.offers, 0)}. ${upperFirst(c.act)} to use it.`,
          `${upperFirst(at(f.moments, 0).when)}: ${at(f.moments, 0).what}. Ask early, because the calendar fills up.`,
        ],
        { limit: 1500, note: 'At most 1,500 characters each. Add one real photo to every post.' },
      ),
      text(
        'Request for a review',
        fill(
          320,
          `Hi, ${me}.`,
          'Thank you for choosing us.',
          'Would you write two honest sentences about how it went? It helps people nearby decide.',
          link ? `Here's the link: ${link}` : "Here's the link: (paste your review link)",
        ),
        {
          limit: 320,
          note: 'Send it as a text message. Send everyone the same one and offer nothing in return, because Google’s rules and the law require it.',
        },
      ),
      list(
        'Category ideas',
        [
          ...(v.brief.isGeneralTrade ? [] : [titleCase(f.noun)]),
          ...services.slice(0, 5).map(({ name }) => titleCase(lowerFirst(name))),
        ],
        {
          note: "Type them into Google’s list and pick the closest. The first category counts most, so make it the narrowest one that's true.",
        },
      ),
      list('Questions people also ask', f.questions.slice(2, 7).map(upperFirst), {
        note: 'Answer one a week, below the listing or as a post.',
      }),
    ],
  };
};
