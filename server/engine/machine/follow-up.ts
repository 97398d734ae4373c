/** Step 10, Answer faster: replies, a phone script, and what should run by itself. */
import { at } from '../draft/voice.ts';
import { callPhrase, clauseList, inner, lowerFirst, sentence, upperFirst } from '../text.ts';
import { amount, lines, list, table, text, type Tool } from './context.ts';

/** "30 minutes", "1 hour", "2.5 hours", "2 days". */
function spanOf(minutes: number): string {
  const [value, unit] =
    minutes < 60 ? [minutes, 'minute'] : minutes < 1440 ? [minutes / 60, 'hour'] : [minutes / 1440, 'day'];
  return `${amount(value)} ${unit}${value === 1 ? '' : 's'}`;
}

export const followUp: Tool = (c) => {
  const { v, f } = c;
  const span = spanOf(c.num('minutes') ?? 30);
  const hours = c.get('hours');
  const sender = c.get('sender');
  const me = sender ? `this is ${sender} from ${v.name}` : `this is ${v.name}`;
  const promise = lines(
    `You hear from us within ${span}${hours ? `, ${lowerFirst(hours)}` : ''}.`,
    'Outside these hours, first thing on the next open day.',
  );
  return {
    title: `Faster answers at ${v.name}`,
    summary: `One promise, ${span}, and everything that helps to keep it.`,
    blocks: [
      text('Your promise', promise, {
        note: 'For the page, the voicemail and the automatic reply. Keep it for two weeks before you print it.',
      }),
      table(
        'Replies for five situations',
        ['When', 'Reply'],
        [
          [
            'A first question',
            lines(
              `Hi, ${me}. Thanks for asking.`,
              `To answer properly I need one thing: what is it about, and by when?`,
            ),
          ],
          [
            'A missed call',
            lines(
              `Hi, ${me}. Sorry we missed you.`,
              `Is it about ${at(f.problems, 0)}, or something else?`,
              `Write back here and you hear from us within ${span}.`,
            ),
          ],
          [
            '“What does it cost?”',
            lines(
              `It depends on a thing or two, and I would rather say a range than nothing.`,
              `For ${lowerFirst(at(f.services, 0).name)} most people pay between (your lowest) and (your highest).`,
              `Shall I look at your case?`,
            ),
          ],
          [
            '“I will think about it”',
            lines(
              `Of course. A question others had at this point: “${at(f.questions, 1)}”`,
              `I can answer it for you. May I write to you again on Thursday?`,
            ),
          ],
          [
            'A complaint',
            lines(
              `I am sorry. Thank you for telling me.`,
              `I want to understand it first: what happened, and what would put it right for you?`,
              `You have my answer within ${span}.`,
            ),
          ],
        ],
        'Two to four sentences, one question at the end.',
      ),
      list('On the phone', [
        `“${v.name}, ${sender ? `${sender} speaking` : 'good to hear from you'}. What can I do for you?”`,
        'Let them finish. Then say back in one sentence what you heard.',
        `Ask two things: “Since when?” and “By when do you need it?”`,
        `Give one clear answer. To “${at(f.questions, 0)}” it stands ready in a single sentence.`,
        `“${upperFirst(clauseList(f.objections.slice(0, 1).map(({ objection }) => inner(objection))))}”? ${sentence(at(f.objections, 0).answer)}`,
        `Offer two times, not “sometime”: “Would tomorrow morning or Thursday at two suit you, to ${c.act}?”`,
        'Say what happens next, and the name of who does it. Then it is written down while the line is still warm.',
      ]),
      table(
        'What should run by itself',
        ['When this happens', 'Then', 'Until'],
        [
          [
            'A form comes in',
            `A text within one minute: ${inner(promise.split('. ')[0] ?? promise)}`,
            'Somebody has answered.',
          ],
          ['A call is missed', 'The reply for a missed call, as a text', 'They wrote back, or one day has passed.'],
          [
            `Nobody has answered after ${span}`,
            'A message to your own phone, with name and number',
            'It is marked as answered.',
          ],
          [
            'An offer is out for two days',
            'The first of the three mails of the step “Follow up by email”',
            'They answered.',
          ],
          [
            `One of your ${f.booking.plural} is over`,
            'A thank-you, and the request for a review on the next morning',
            'Once.',
          ],
        ],
        `It works with ${at(f.tools, 0)}, ${at(f.tools, 1)} or whatever you run the day on.`,
      ),
      list(
        'Calls to expect',
        [0, 1, 2].map((index) => sentence(callPhrase(at(f.calls, index)))),
        {
          note: 'Decide now which of them never wait for a callback.',
        },
      ),
      list('What to measure', [
        `Minutes to the first answer. The aim is ${span}.`,
        'How many of ten inquiries were answered on the same day.',
        ...f.kpis.slice(0, 2).map(sentence),
      ]),
    ],
  };
};
