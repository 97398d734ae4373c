/** Step 8, Follow up by mail: three mails to somebody who asked and went quiet. */
import { at } from '../draft/voice.ts';
import { inner, lowerFirst, sentence, upperFirst } from '../text.ts';
import { checklist, fit, table, text, type Tool } from './context.ts';

const subjectLimit = 45;

export const email: Tool = (c) => {
  const { v, f } = c;
  const worry = lowerFirst(inner(c.get('worry') || at(f.objections, 0).objection));
  const known = f.objections.find(({ objection }) => lowerFirst(inner(objection)) === worry);
  const offer = lowerFirst(c.get('offer'));
  const sender = c.get('sender') || v.name;
  const signature = sender === v.name ? v.name : `${sender}\n${v.name}`;
  const topic = fit(subjectLimit - 14, c.service, 'your question');
  const letter = (...parts: readonly string[]) => [...parts.filter(Boolean), signature].join('\n\n');
  const first = letter(
    'Hello,',
    `You asked us about ${c.service}. While you think about it, here is something that helps either way.`,
    `Most people write to us because of ${at(f.problems, 0)}. A question to settle first is “${at(f.questions, 0)}” Tell me how it is with you, and you get a straight answer.`,
    'Does this week or the next suit you better?',
  );
  const second = letter(
    'Hello,',
    `One thought often stands in the way: ${worry}.`,
    known
      ? sentence(known.answer)
      : 'That is a fair thought. Tell me what you would need to see or know, and I answer that first, before anything else.',
    `There is something to look at, too: ${at(f.proof, 0)}.`,
    'Would that help?',
  );
  const third = letter(
    'Hello,',
    `I have not heard from you about ${c.service}, which is fine. I close the file at the end of the week so that you are not bothered.`,
    offer
      ? `Should you come back to it: ${inner(offer)}. It is yours if you tell me by then.`
      : 'Should you come back to it, one line is enough.',
    `To go on, ${c.act} or answer this mail. To stop, do nothing.`,
  );
  const subjects = [
    fit(subjectLimit, `About ${topic}`, 'About your question'),
    fit(subjectLimit, `A thought on ${topic}`, 'One thought that holds people back'),
    fit(subjectLimit, `The file on ${c.service}: close it?`, 'Shall I close your file?'),
  ];
  const words = (letterText: string) => letterText.split(/\s+/).length;
  return {
    title: `Three mails about ${c.service}`,
    summary: `For people who asked about ${c.service} and went quiet. Three mails, twelve days, and then silence.`,
    blocks: [
      {
        heading: 'Subjects',
        kind: 'list',
        items: subjects,
        limit: subjectLimit,
        note: 'In the order of the mails. At most 45 characters, so that a phone shows them whole.',
      },
      text('Mail 1: a help', first, { note: `Two days after your offer. ${words(first)} words.` }),
      text('Mail 2: the doubt', second, { note: `Six days after your offer. ${words(second)} words.` }),
      text('Mail 3: the end', third, { note: `Fourteen days after your offer. ${words(third)} words.` }),
      table(
        'When each one leaves',
        ['Mail', 'Day', 'Time', 'Stop when'],
        [
          ['1', 'Day 2', upperFirst(v.audience.time), 'They answered, or said no.'],
          ['2', 'Day 6', 'The same hour', 'They answered the first.'],
          ['3', 'Day 14', 'The same hour', 'They answered at all.'],
        ],
        'Counted from the day your offer or answer went out.',
      ),
      checklist('Rules to keep', [
        'Write only to people who asked you, or who agreed to hear from you.',
        'Your business name and postal address stand in every mail. The law asks for it.',
        'Every mail has a way to say “no more”, and it is respected within ten business days.',
        'The subject says what the mail is about.',
        'Somebody reads the answers on the same day.',
        sentence(at(f.rules, 0)),
      ]),
    ],
  };
};
