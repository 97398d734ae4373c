/** Chooses follow-up questions for after the profile: facts that would make it sharper and aren't known yet. */
import { sharperKeys, type Extras, type SharperKey, type SharperQuestion } from '#shared/schemas/extras.ts';
import type { Brief } from './brief.ts';
import type { FactKind } from './reading/fact.ts';
import { sharperFacts } from './reading/extra-facts.ts';

type Wording = Omit<SharperQuestion, 'key'>;

const wordings: Record<Brief['language'], Record<SharperKey | 'budget' | 'time', Wording>> = {
  en: {
    best_seller: { question: 'What sells best, and what does it cost?', example: 'For example: full groom, $95' },
    full_empty: {
      question: 'When are you full, and when is it slow?',
      example: 'For example: Saturdays are full, Mondays are slow',
    },
    budget_time: {
      question: 'How much money a month and time a week can you put into marketing?',
      example: 'For example: $200 a month and 3 hours a week',
    },
    budget: { question: 'How much can you spend on marketing a month?', example: 'For example: $200 a month' },
    time: { question: 'How much time a week can you put into marketing?', example: 'For example: 3 hours a week' },
    avoid: { question: 'What should we leave out of your plan?', example: 'For example: weddings, discounts, TikTok' },
  },
  es: {
    best_seller: { question: '¿Qué se vende mejor y cuánto cuesta?', example: 'Por ejemplo: corte y color, $95' },
    full_empty: {
      question: '¿Cuándo estás lleno y cuándo está tranquilo?',
      example: 'Por ejemplo: sábados llenos, lunes tranquilos',
    },
    budget_time: {
      question: '¿Cuánto dinero al mes y cuánto tiempo a la semana puedes dedicar al marketing?',
      example: 'Por ejemplo: $200 al mes y 3 horas a la semana',
    },
    budget: { question: '¿Cuánto puedes gastar en marketing al mes?', example: 'Por ejemplo: $200 al mes' },
    time: {
      question: '¿Cuánto tiempo a la semana puedes dedicar al marketing?',
      example: 'Por ejemplo: 3 horas a la semana',
    },
    avoid: {
      question: '¿Qué dejamos fuera de tu plan?',
      example: 'Por ejemplo: bodas, descuentos, TikTok',
    },
  },
};

/**
 * Returns the questions that the facts don't answer yet, most useful first.
 * @returns any number of them; a card shows at most three
 */
export function sharperQuestions(brief: Pick<Brief, 'business' | 'language'>): SharperQuestion[] {
  const { facts } = brief.business;
  const knows = (...kinds: FactKind[]) => facts.some(({ kind }) => kinds.includes(kind));
  const knowsBudget = knows('budget');
  const open: Record<SharperKey, keyof (typeof wordings)['en'] | undefined> = {
    best_seller: knows('best') ? undefined : 'best_seller',
    full_empty: knows('full', 'empty', 'season', 'waitlist') ? undefined : 'full_empty',
    budget_time: knows('time') ? (knowsBudget ? undefined : 'budget') : knowsBudget ? 'time' : 'budget_time',
    avoid: facts.some(({ kind, holds }) => !holds && /^(?:sells|serves|is|channel|discounts)$/.test(kind))
      ? undefined
      : 'avoid',
  };
  return sharperKeys.flatMap((key) => {
    const wording = open[key];
    return wording ? [{ key, ...wordings[brief.language][wording] }] : [];
  });
}

/** Returns a question that was already answered, so that its answer can be changed. */
export const questionOf = (key: SharperKey, language: Brief['language']): SharperQuestion => ({
  key,
  ...wordings[language][key],
});

/** Separates answers that address the question from those that don't. Empty ones remove an earlier answer. */
export function readSharper(
  answers: Partial<Record<SharperKey, string>>,
  language: Brief['language'],
): { kept: Extras; unread: SharperKey[] } {
  const kept: Extras = {};
  const unread: SharperKey[] = [];
  for (const key of sharperKeys) {
    const answer = answers[key];
    if (answer === undefined) continue;
    if (answer === '' || sharperFacts(key, answer, language).length > 0) kept[key] = answer;
    else unread.push(key);
  }
  return { kept, unread };
}
