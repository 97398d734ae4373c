/** Step 10, Answer faster: replies, a phone script, and what to automate. */
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
    `You'll hear from us within ${span}${hours ? `, ${lowerFirst(hours)}` : ''}.`,
    "Outside these hours, you'll hear from us first thing the next day we're open.",
  );
  return {
    title: `Faster answers at ${v.name}`,
    summary: `One promise, ${span}, and everything you need to keep it.`,
    blocks: [
      text('Your promise', promise, {
        note: 'Use it on the page, the voicemail, and the automatic reply. Keep it for two weeks before you print it.',
      }),
      table(
        'Replies for five situations',
        ['When', 'Reply'],
        [
          [
            'A first question',
            lines(
              `Hi, ${me}. Thanks for asking.`,
              `To give you a good answer, I need to know two things: what it's about, and when you need it.`,
            ),
          ],
          [
            'A missed call',
            lines(
              `Hi, ${me}. Sorry we missed you.`,
              `Is it about ${at(f.problems, 0)}, or something else?`,
              `Text back here and you'll hear from us within ${span}.`,
            ),
          ],
          [
            '“What does it cost?”',
            lines(
              `It depends on a thing or two, but I'd rather give you a range than nothing.`,
              `For ${lowerFirst(at(f.services, 0).name)} most people pay between (your lowest) and (your highest).`,
              `Want me to take a look at yours?`,
            ),
          ],
          [
            "“I'll think about it”",
            lines(
              `Of course. Other people asked this at that point: “${at(f.questions, 1)}”`,
              `I can answer it for you. Can I check back with you on Thursday?`,
            ),
          ],
          [
            'A complaint',
            lines(
              `I'm sorry. Thank you for telling me.`,
              `First, I want to understand: what happened, and what would make it right for you?`,
              `You'll have my answer within ${span}.`,
            ),
          ],
        ],
        'Two to four sentences, with one question at the end.',
      ),
      list('On the phone', [
        `“${v.name}, ${sender ? `${sender} speaking` : 'good to hear from you'}. What can I do for you?”`,
        'Let them finish. Then say back in one sentence what you heard.',
        `Ask two things: “How long has this been going on?” and “When do you need it?”`,
        `Give one clear answer. Have a one-sentence answer ready for “${at(f.questions, 0)}”`,
        `“${upperFirst(clauseList(f.objections.slice(0, 1).map(({ objection }) => inner(objection))))}”? ${sentence(at(f.objections, 0).answer)}`,
        `Offer two times, not “sometime”: “Does tomorrow morning or Thursday at 2 work for you, to ${c.act}?”`,
        'Say what happens next, and the name of the person who does it. Write it down right after the call.',
      ]),
      table(
        'What should run by itself',
        ['When this happens', 'Then', 'Until'],
        [
          [
            'A form comes in',
            `A text within one minute: ${inner(promise.split('. ')[0] ?? promise)}`,
            'Someone has replied.',
          ],
          ['A call is missed', 'The reply for a missed call, as a text', 'They wrote back, or a day has passed.'],
          [
            `No one has replied after ${span}`,
            'A message to your own phone, with name and number',
            "It's marked as answered.",
          ],
          [
            'A quote has been out for two days',
            'The first of the three emails in the step “Follow up by email”',
            'They replied.',
          ],
          [`One of your ${f.booking.plural} is over`, 'A thank-you, and a review request the next morning', 'Once.'],
        ],
        `It works with ${at(f.tools, 0)}, ${at(f.tools, 1)} or whatever you run your day on.`,
      ),
      list(
        'Calls to expect',
        [0, 1, 2].map((index) => sentence(callPhrase(at(f.calls, index)))),
        {
          note: 'Decide now which of them should never wait for a callback.',
        },
      ),
      list('What to measure', [
        `Minutes to the first reply. The goal is ${span}.`,
        'How many of ten inquiries you answered the same day.',
        ...f.kpis.slice(0, 2).map(sentence),
      ]),
    ],
  };
};
