/** Step 8, Follow up by email: three emails to someone who asked and went quiet. */
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
    `You asked us about ${c.service}. While you think it over, here's something that helps either way.`,
    `Most people contact us about ${at(f.problems, 0)}. A good first question is “${at(f.questions, 0)}” Tell me about your situation, and I'll give you a straight answer.`,
    'Does this week or next week work better?',
  );
  const second = letter(
    'Hello,',
    `One thing often holds people back: ${worry}.`,
    known ? sentence(known.answer) : "That's fair. Tell me what you'd need to see or know, and I'll answer that first.",
    `You can also take a look at this: ${at(f.proof, 0)}.`,
    'Would that help?',
  );
  const third = letter(
    'Hello,',
    `I haven't heard from you about ${c.service}, and that's fine. I'll close your file at the end of the week so I don't bother you.`,
    offer
      ? `If you come back to it: ${inner(offer)}. It's yours if you let me know by then.`
      : "If you'd like to come back to it, just reply.",
    `To move ahead, ${c.act} or reply to this email. If not, you don't have to do anything.`,
  );
  const subjects = [
    fit(subjectLimit, `About ${topic}`, 'About your question'),
    fit(subjectLimit, `A thought on ${topic}`, 'One thing that holds people back'),
    fit(subjectLimit, `Close your file on ${c.service}?`, 'Should I close your file?'),
  ];
  const words = (letterText: string) => letterText.split(/\s+/).length;
  return {
    title: `Three emails about ${c.service}`,
    summary: `For people who asked about ${c.service} and went quiet. Three emails in twelve days, then nothing more.`,
    blocks: [
      {
        heading: 'Subjects',
        kind: 'list',
        items: subjects,
        limit: subjectLimit,
        note: 'In the order of the emails. At most 45 characters, so a phone shows them in full.',
      },
      text('Email 1: something useful', first, { note: `Two days after your offer. ${words(first)} words.` }),
      text('Email 2: the doubt', second, { note: `Six days after your offer. ${words(second)} words.` }),
      text('Email 3: the last one', third, { note: `Fourteen days after your offer. ${words(third)} words.` }),
      table(
        'When each one goes out',
        ['Email', 'Day', 'Time', 'Stop when'],
        [
          ['1', 'Day 2', upperFirst(v.audience.time), 'They replied, or said no.'],
          ['2', 'Day 6', 'The same time', 'They replied to the first one.'],
          ['3', 'Day 14', 'The same time', 'They replied at all.'],
        ],
        'Counted from the day your offer or answer went out.',
      ),
      checklist('Rules to keep', [
        'Write only to people who asked you, or who agreed to hear from you.',
        'Every email shows your business name and postal address. The law requires it.',
        'Every email has a way to unsubscribe, and you honor it within ten business days.',
        'The subject says what the email is about.',
        'Someone reads the replies the same day.',
        sentence(at(f.rules, 0)),
      ]),
    ],
  };
};
