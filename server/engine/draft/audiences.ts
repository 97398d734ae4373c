/** What we know about each customer group that the chat offers, and how to mention a group that the visitor typed. */
import { optionIdOf, type OptionId } from '#shared/domain/chat-script.ts';
import type { Language } from '../reading/language.ts';
import { clip, inner, lowerFirst, safeText, wordsOf } from '../text.ts';
import { joinedGroups, safe } from './said.ts';

export type Audience = {
  /** Noun phrase for the middle of a sentence: "homeowners". */
  noun: string;
  /** Clause that follows "who": how they decide. */
  habit: string;
  /** Where to meet them, as a full sentence to the owner. */
  reach: string;
  /** When they have time to read, as an adverb: "on weekday evenings". */
  time: string;
  /** Matches the industry's own segments that belong to this group. */
  match: RegExp;
  /** True if the visitor typed it. */
  own: boolean;
};

const byOption: Readonly<Record<OptionId<'target_audience'>, Omit<Audience, 'own'>>> = {
  families: {
    noun: 'families nearby',
    habit: 'ask other parents first and need to know the price, the parking and the time it takes',
    reach:
      'Be present where parents ask each other: school and neighborhood groups, and the reviews they check afterwards.',
    time: 'on weekday evenings after eight',
    match: /famil|parent|mother|father|child|kid|household|baby|teen|school/i,
  },
  young_professionals: {
    noun: 'young professionals',
    habit: 'decide on a phone between two meetings and expect to finish everything without a call',
    reach:
      'Let them do it all on a phone: short videos to find you, clear prices, and a link that works at eleven at night.',
    time: 'at lunch and after six',
    match: /professional|young|work|office|commut|busy|career|renter|couple|first-time/i,
  },
  homeowners: {
    noun: 'homeowners',
    habit: 'compare two or three names, read the newest reviews and want a price range before anyone visits',
    reach: 'Show up on the map when they search, and in neighborhood groups when one of them asks for a name.',
    time: 'on Saturday mornings and Sunday evenings',
    match: /home|house|owner|landlord|property|condo|resident|yard|remodel/i,
  },
  retirees: {
    noun: 'retirees and snowbirds',
    habit: 'like to talk to a person, remember who was patient and tell the whole building about it',
    reach:
      'Answer the phone, print the number large, and be known in the clubhouses and condo newsletters before November.',
    time: 'on weekday mornings',
    match: /retire|snowbird|senior|older|season|winter|grand|elder|medicare/i,
  },
  tourists: {
    noun: 'tourists and visitors',
    habit: 'search on the spot, trust the map, photos and opening hours, and decide within minutes',
    reach:
      'Keep your map listing exact to the hour, with fresh photos, and get recommended by the front desks around you.',
    time: 'in the morning, when they plan the day',
    match: /visitor|tourist|travel|hotel|vacation|guest|cruise|out-of-town|rental|weekend|season/i,
  },
  businesses: {
    noun: 'other businesses',
    habit: 'want a written quote, proof of insurance where it matters, and one person who answers',
    reach: 'Write to named people at thirty companies you can reach in half an hour, and follow up twice.',
    time: 'on Tuesday to Thursday mornings',
    match:
      /business|compan|office|owner|manager|firm|contractor|corporate|employer|team|shop|restaurant|propert|agent|association/i,
  },
};

const ownHabit = 'compare a few names and choose the one that answers their exact question first';
const ownReach =
  'Ask your last five customers of this kind where they looked first, and be there before anywhere else.';
const ordinary = new Set(
  'the and who with for from that have near around all are our your their more want people customers clients anyone everyone person local waiting looking need'.split(
    ' ',
  ),
);

/** Returns true for "new parents in Davie", false for "I want people who pay on time". */
function isNounPhrase(text: string): boolean {
  return (
    !/^(?:i|i'm|we|we're|my|me|it|they|you|not|no|yes|don't|do|any|idk|none|looking|want|need|quiero|queremos|todos)\b/i.test(
      text,
    ) &&
    !/[.!?]\s/.test(text) &&
    !/[?!]$/.test(text) &&
    /\p{L}{2}/u.test(text) &&
    text.split(' ').length <= 14
  );
}

/** @param answer the chosen option's label, or the visitor's own words */
export function audienceOf(answer: string, many: string, language: Language): Audience {
  const id = optionIdOf('target_audience', answer);
  if (id) return { ...byOption[id], own: false };
  const text = inner(safeText(answer));
  const words = wordsOf(text).filter((word) => word.length > 3 && !ordinary.has(word) && /^[\p{L}\p{N}]+$/u.test(word));
  const match =
    words.length > 0
      ? new RegExp(
          words
            .slice(0, 12)
            .map((word) => word.slice(0, 12))
            .join('|'),
          'iu',
        )
      : /(?!)/;
  const base = { habit: ownHabit, reach: ownReach, time: 'on weekday evenings', match, own: true };
  if (!/\p{L}{2}/u.test(text)) return { ...base, noun: `${many} nearby`, own: false };
  if (isNounPhrase(text)) return { ...base, noun: lowerFirst(joinedGroups(safe(text, 100), language)) };
  return { ...base, noun: `${many} such as you describe them ('${clip(text, 110)}')` };
}
