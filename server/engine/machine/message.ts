/** Step 4, Find your words: the same few sentences for every place, within its limits. */
import { at } from '../draft/voice.ts';
import { bare, clip, inner, listOf, lowerFirst, sentence, upperFirst } from '../text.ts';
import { candidates, fill, list, table, text, type MachineContext, type Tool } from './context.ts';

const taglineLimit = 60;

function taglines(c: MachineContext): string[] {
  const { v, f } = c;
  const strength = c.get('strength');
  return [
    c.isKnownService ? sentence(c.result) : '',
    `${upperFirst(c.service)} in ${c.town}.`,
    strength && sentence(strength),
    `For ${at(f.problems, 0)}.`,
    ...f.services.slice(1, 5).map(({ result }) => sentence(result)),
    ...f.problems.slice(1, 4).map((problem) => `For ${problem}.`),
    v.brief.isGeneralTrade ? '' : `Your ${f.noun} in ${c.town}.`,
    `${clip(v.name, 40)}, here in ${clip(c.town, 14)}.`,
    'Ask us first.',
  ];
}

export const message: Tool = (c) => {
  const { v, f } = c;
  const strength = lowerFirst(c.get('strength') || at(f.strengths, 0));
  const tone = c.get('tone') || f.tone;
  const what = v.brief.isGeneralTrade ? upperFirst(c.service) : upperFirst(f.noun);
  const services = f.services.slice(0, 4).map(({ name }) => lowerFirst(bare(name)));
  const short = [
    `${what} in ${c.town}.`,
    c.isKnownService && sentence(c.result),
    `${upperFirst(c.act)} below.`,
  ] as const;
  return {
    title: `Words for ${v.name}`,
    summary: `Say the same thing everywhere: ${c.service}, ${strength}. The tone: ${tone}.`,
    blocks: [
      candidates('Taglines', taglines(c), {
        limit: taglineLimit,
        most: 8,
        note: 'Short enough for a sign and a header. Choose one that only you could say.',
      }),
      text('Instagram bio', fill(150, ...short), { limit: 150 }),
      text('X bio', fill(160, `${v.name}.`, ...short), { limit: 160 }),
      text(
        'Google Business description',
        fill(
          750,
          v.brief.isGeneralTrade
            ? `${v.name} works for ${v.audience.noun} ${v.inPlace}.`
            : `${v.name} is ${v.aNoun} ${v.inPlace}.`,
          `What we offer: ${listOf(services)}.`,
          `People come to us because of ${at(f.problems, 0)} or ${at(f.problems, 1)}.`,
          c.isKnownService && `${upperFirst(c.service)} means ${c.result}.`,
          `People thank us for ${strength}.`,
          c.fact('since') && `We've been here since ${c.fact('since')}.`,
          c.fact('evidence') && sentence(c.fact('evidence')),
          `A question people often ask first is “${at(f.questions, 0)}” You get an answer before you decide anything.`,
          `To start, ${c.act}.`,
        ),
        {
          limit: 750,
          note: "At most 750 characters. People see the first 250 without a tap. Google doesn't allow links.",
        },
      ),
      list('Sentences that show your value', [
        `You come with ${at(f.problems, 0)}. Afterward, you have ${at(f.services, 0).result}.`,
        `${upperFirst(at(f.services, 1).name)} means ${inner(at(f.services, 1).result)}.`,
        `What people notice first: ${strength}.`,
        `Don't take our word for it. Look at ${at(f.proof, 0)}.`,
        `“${upperFirst(at(f.objections, 0).objection)}”? ${sentence(at(f.objections, 0).answer)}`,
      ]),
      table(
        'Words to leave out, and what to say',
        ['Instead of', 'Say'],
        [
          ['High quality', sentence(c.isKnownService ? c.result : at(f.services, 0).result)],
          ['Experienced', c.fact('since') ? `Here since ${c.fact('since')}.` : 'The year you started.'],
          ['Affordable', `A starting price for ${c.service}, in dollars.`],
          ['Professional', `${upperFirst(at(f.proof, 1))}.`],
          ['Contact us', `${upperFirst(c.act)}.`],
        ],
        'A stranger can check what’s in the right column.',
      ),
    ],
  };
};
