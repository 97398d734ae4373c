/** Step 5, Fix the front page: text from headline to last line, and what search shows of it. */
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
    title: `Front page of ${v.name}`,
    summary: lines(
      v.site.kind === 'none'
        ? 'You have no page yet: this is its whole text.'
        : `Replace the text of ${v.site.label} from the top down.`,
      `One page, one next step: ${c.act}.`,
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
        { limit: 60, most: 3, note: 'Choose one. It says what and where, and nothing else.' },
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
              `There is more: ${listOf(others.map(({ name }) => lowerFirst(bare(name))))}.`,
            ),
          ],
          [
            'How it goes',
            `First, you ${c.act} and tell us what it is about. Second, we say what it takes and what it costs. Third, we agree on a day, and that day holds.`,
          ],
          ['What you can check', lines(`Have a look: ${proof}.`, c.fact('evidence') && sentence(c.fact('evidence')))],
          [
            'What it costs',
            hasPrice
              ? `Prices for ${c.service} start at ${money(from)}. What makes it more is said before you agree.`
              : `You hear a figure for ${c.service} before you agree to anything. Put your lowest price here as soon as you have one.`,
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
          ['Last line', lines(`Is it about ${at(f.problems, 1)}?`, `${upperFirst(c.act)}, and you know more today.`)],
        ],
      ),
      text('Title for search', title, { limit: 60, note: 'What stands in blue at Google, up to 60 characters.' }),
      text(
        'Description for search',
        fill(
          155,
          `${service} in ${short}.`,
          c.isKnownService && sentence(c.result),
          hasPrice && `From ${money(from)}.`,
          `See ${proof}.`,
          `${upperFirst(c.act)} online or by phone.`,
        ),
        { limit: 155, note: 'What stands below the title, up to 155 characters.' },
      ),
      candidates('Button', [upperFirst(c.act), `Ask about ${c.service}`, 'See what it costs', 'Send a question'], {
        limit: 30,
        most: 3,
        note: 'The same words on every button of the page.',
      }),
      checklist('Before you publish', [
        'On a phone, the headline and the button are seen without scrolling.',
        'The phone number can be tapped, and stands at the top and the bottom.',
        'A price, or what it starts at, stands on the page.',
        `One real picture: ${at(f.scenes, 0)}.`,
        'The page opens in under three seconds on a phone without Wi-Fi.',
        'Name, address and phone are written exactly as on your Google listing.',
        'Somebody who does not know you could say after five seconds what you do.',
        sentence(at(f.rules, 0)),
      ]),
    ],
  };
};
