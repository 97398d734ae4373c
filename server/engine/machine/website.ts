/** Step 5, Fix the front page: text from the headline to the last line, and how it appears in search results. */
import { at } from '../draft/voice.ts';
import { bare, clip, inner, listOf, lowerFirst, sentence, upperFirst } from '../text.ts';
import { candidates, checklist, fill, fit, lines, money, table, text, type Tool } from './context.ts';

export const website: Tool = (c) => {
  const { v, f } = c;
  const from = c.num('from');
  const hasPrice = from !== undefined && from > 0;
  const proof = lowerFirst(c.get('proof') || at(f.proof, 0));
  const service = upperFirst(c.service);
  const others = f.services.filter(({ name }) => lowerFirst(bare(name)) !== c.service).slice(0, 3);
  const short = clip(c.town, 24);
  const title = fit(
    60,
    `${service} in ${c.town} | ${v.name}`,
    `${service} in ${c.town}`,
    `${service} | ${v.name}`,
    service,
  );
  return {
    title: `Home page of ${v.name}`,
    summary: lines(
      v.site.kind === 'none'
        ? "You don't have a page yet. This is all the copy it needs."
        : `Replace the text of ${v.site.label} from the top down.`,
      `The page has one next step: ${c.act}.`,
    ),
    blocks: [
      candidates(
        'Headline',
        [
          `${service} in ${c.town}`,
          c.isKnownService ? inner(upperFirst(c.result)) : '',
          `${service} from ${v.name}`,
          `${service} near you`,
          clip(service, 60),
        ],
        { limit: 60, most: 3, note: 'Choose one. It says what you do and where, and nothing else.' },
      ),
      text(
        'Line below it',
        fill(
          140,
          c.isKnownService && `For ${at(f.problems, 0)}.`,
          hasPrice ? `From ${money(from)}.` : 'A price before you decide.',
          `${upperFirst(c.act)} in a minute.`,
        ),
        { limit: 140 },
      ),
      table(
        'Sections',
        ['Section', 'Text'],
        [
          [
            'What you get',
            lines(
              c.isKnownService
                ? `${service}: ${c.result}.`
                : `${service}, done as agreed and explained in plain words.`,
              `We also offer ${listOf(others.map(({ name }) => lowerFirst(bare(name))))}.`,
            ),
          ],
          [
            'How it goes',
            `First, you ${c.act} and tell us what you need. Second, we tell you what it takes and what it costs. Third, we agree on a day, and we keep it.`,
          ],
          ['What you can check', lines(`Have a look: ${proof}.`, c.fact('evidence') && sentence(c.fact('evidence')))],
          [
            'What it costs',
            hasPrice
              ? `Prices for ${c.service} start at ${money(from)}. If anything would cost more, you'll hear it before you agree.`
              : `You'll hear a price for ${c.service} before you agree to anything. Put your lowest price here as soon as you have one.`,
          ],
          [
            'What people ask',
            lines(`“${at(f.questions, 0)}”`, `“${at(f.questions, 1)}”`, 'Answer both here, in one sentence each.'),
          ],
          [
            'A doubt, answered',
            lines(`“${upperFirst(inner(at(f.objections, 0).objection))}”?`, sentence(at(f.objections, 0).answer)),
          ],
          ['Where and when', lines(`${v.name}, ${c.inPlace}.`, c.fact('hours') && `Open ${c.fact('hours')}.`)],
          ['Last line', lines(`Is it about ${at(f.problems, 1)}?`, `${upperFirst(c.act)} today.`)],
        ],
      ),
      text('Search title', title, { limit: 60, note: 'The blue line on Google, up to 60 characters.' }),
      text(
        'Search description',
        fill(
          155,
          `${service} in ${short}.`,
          c.isKnownService && sentence(c.result),
          hasPrice && `From ${money(from)}.`,
          `See ${proof}.`,
          `${upperFirst(c.act)} online or by phone.`,
        ),
        { limit: 155, note: 'The text below the title, up to 155 characters.' },
      ),
      candidates('Button', [upperFirst(c.act), `Ask about ${c.service}`, 'See what it costs', 'Send a question'], {
        limit: 30,
        most: 3,
        note: 'Use the same words on every button on the page.',
      }),
      checklist('Before you publish', [
        'On a phone, people see the headline and the button without scrolling.',
        'The phone number is at the top and the bottom, and people can tap it.',
        'The page shows a price, or what prices start at.',
        `One real picture: ${at(f.scenes, 0)}.`,
        'The page opens in under three seconds on a phone without Wi-Fi.',
        'Name, address and phone match your Google listing exactly.',
        'A stranger could say what you do after five seconds.',
        sentence(at(f.rules, 0)),
      ]),
    ],
  };
};
