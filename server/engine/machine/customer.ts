/** Step 2, Know your best customer: one person to write for. */
import { at } from '../draft/voice.ts';
import { clip, inner, lowerFirst, sentence, upperFirst } from '../text.ts';
import { audienceOf } from '../draft/audiences.ts';
import { lines, list, money, table, text, type Tool } from './context.ts';

export const customer: Tool = (c) => {
  const { v, f } = c;
  const typed = c.get('customer');
  const audience = audienceOf(typed || v.brief.targetAudience, f.customer.many, v.brief.language);
  const need = lowerFirst(c.get('need') || at(f.problems, 0));
  const worth = c.num('worth');
  const search = v.city ? `${at(f.keywords, 0).replace(/\s*near me\b/, '')} ${v.city}` : at(f.keywords, 0);
  const card = [
    ['Who', upperFirst(audience.noun)],
    ['What happened', upperFirst(need)],
    ['What they want', upperFirst(at(f.services, 0).result)],
    ['How they decide', sentence(`They ${audience.habit}`)],
    ['What convinces them', upperFirst(at(f.proof, 0))],
    ['When they read', upperFirst(audience.time)],
    ['What they type', search],
    ...(c.get('found') ? [['How they found you', upperFirst(c.get('found'))]] : []),
    ...(worth === undefined
      ? []
      : [
          ['Worth in a year', money(worth)],
          ['Worth in three years', money(worth * 3)],
        ]),
  ];
  const fitting = f.segments.filter((segment) => audience.match.test(segment));
  return {
    title: `The ${f.customer.one} to write for`,
    summary: lines(
      `Write for ${audience.noun}. They come because of ${need}.`,
      worth
        ? `One of them brings ${money(worth)} a year, so up to ${money(worth / 10)} to win one is a tenth of the first year.`
        : 'Put in what one of them spends, and the card says what you can spend to win one.',
    ),
    blocks: [
      table('Their card', ['About them', 'What to know'], card),
      text(
        'The day they need you',
        lines(
          `You have ${need} to deal with, and that's not how you planned your day.`,
          `You take your phone and type “${search}”.`,
          `Three names come up. You look at the pictures, then at the newest reviews, then for a price.`,
          `You really want to know, “${at(f.questions, 0)}”`,
          `The name that shows ${at(f.proof, 0)} gets the first call. If no one answers, the second name gets it.`,
        ),
        { note: "It's written to the customer, so you see the day through their eyes." },
      ),
      table(
        'Their worries, and what you can say',
        ['They think', 'You can say'],
        f.objections.slice(0, 4).map(({ objection, answer }) => [upperFirst(objection), sentence(answer)]),
      ),
      list('What they ask', f.questions.slice(0, 6).map(upperFirst), {
        note: 'Answer each one in a sentence, and you have a post, a reply, and a line for your page.',
      }),
      table(
        'Where to reach them',
        ['Where', 'Why'],
        [
          [v.city ? `People ${v.around}` : 'People near you', sentence(audience.reach)],
          ...f.channels.slice(0, 3).map(({ name, why }) => [upperFirst(name), sentence(`Because ${inner(why)}`)]),
        ],
      ),
      list('Others like them', (fitting.length >= 2 ? fitting : f.segments).slice(0, 4).map(upperFirst)),
      text(
        'The line for your wall',
        `${clip(upperFirst(audience.noun), 120)}: ${inner(need)}. They want ${at(f.services, 0).result}.`,
      ),
    ],
  };
};
