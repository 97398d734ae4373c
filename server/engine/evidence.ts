/** Finds the answers that a text actually uses, for "Because you said". */
import { optionIdOf, type OptionId } from '#shared/domain/chat-script.ts';
import { siteOf } from './draft/voice.ts';
import type { Brief } from './brief.ts';
import { evidenceSteps, type EvidenceStep } from './draft-schema.ts';
import { isThin } from './reading/thin.ts';
import { wordsOf } from './text.ts';

const common = new Set(
  `a an and are as at be but by can do does did for from had has have how i if in into is it its just like me more most my new no not of off on one only or other our out over own
 per so some such than that the their them then there these they this those to too two three up us very was we were what when where which while who why will with would you your about after all also any
 around because before both each every few get gets give go good great here last less let long make makes many may much must need never now once open people week weeks day days time times first next
 best better business company customer customers client clients work works want way well year years month home page use used using service services help thing lot really since through still take back
 same say local area place town city state small big little right keep end start show name ask answer call line owner job done offer de la el los las un una y o que en con por para su sus se del al lo le es son no si mas como pero muy mi nos nuestro
 nuestra ya hay ser este esta cada todo toda sobre entre desde hasta sin negocio cliente clientes servicio semana dia ano mes`.split(
    /\s+/,
  ),
);
const stem = (word: string) =>
  (word.length > 4 ? word.replace(/(?:ings?|ers?|ed|es|s)$/, '') : word.replace(/s$/, '')).slice(0, 5);

/** Returns the stems of words that aren't common to all businesses. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => (word.length > 2 || /^\d\d/.test(word)) && !common.has(word))
      .map(stem),
  );

/** Words for the idea of a goal, which a text may use instead of its name. */
const goalIdeas: Readonly<Record<OptionId<'goals'>, RegExp>> = {
  more_leads: /\b(?:leads?|inquir\w*|quotes?|requests?|new customers|prospects?|clientes nuevos|cotizaci\w+)\b/i,
  full_calendar: /\b(?:calendar|book(?:ed|ings?)?|slots?|appointments?|schedul|openings?|agenda|citas?|reserv)/i,
  google_rank: /\b(?:google|search|maps?|rank|keyword|buscador|busca)/i,
  social_growth: /\b(?:instagram|facebook|tiktok|social|reels?|posts?|youtube|redes)\b/i,
  more_reviews: /\b(?:reviews?|ratings?|resenas?|reseñas?)\b/i,
  repeat_customers: /\b(?:back|again|return\w*|repeat\w*|regres\w+|volver|vuelv\w+)\b/i,
  automation: /\b(?:automat\w*|by itself|remind\w*|minutes|without typing|sol[oa]s?\b|recordator)/i,
  launch: /\b(?:launch\w*|announc\w+|pilot|lanza\w*|estren\w*)\b/i,
};
/** The same for ways of winning customers. */
const marketingIdeas: Readonly<Record<OptionId<'current_marketing'>, RegExp>> = {
  word_of_mouth: /\b(?:refer|word of mouth|recommend|who sent|pass it on|recomend|boca)/i,
  social_posts: /\b(?:instagram|facebook|tiktok|social|posts?|reels?|redes)\b/i,
  google: /\b(?:google|search|maps?|rank)\b/i,
  paid_ads: /\b(?:ads?|paid)\b/i,
  email_or_text: /\b(?:e-?mails?|texts?|newsletter|correo|mensajes?)\b/i,
  flyers_and_events: /\b(?:flyers?|events?|printed|folletos?|eventos?)\b/i,
  nothing_yet: /\b(?:nothing yet|from scratch|no marketing)\b/i,
};

const fitsGoal = (goal: string, text: string) => {
  const id = optionIdOf('goals', goal);
  return id !== undefined && goalIdeas[id].test(text);
};
const fitsMarketing = (answer: string, text: string) => {
  const id = optionIdOf('current_marketing', answer);
  return id !== undefined && marketingIdeas[id].test(text);
};

type AnsweredStep = 'business_description' | 'target_audience' | 'current_marketing';
/** Stems of a brief's answers, which every text of its plan is compared with. */
const stemsOfAnswers = new WeakMap<Brief, Record<AnsweredStep, string[]>>();

function answersOf(brief: Brief, name: ReadonlySet<string>): Record<AnsweredStep, string[]> {
  const known = stemsOfAnswers.get(brief);
  if (known) return known;
  const stems = (answer: string) =>
    isThin(answer)
      ? []
      : [
          ...stemsOf(
            wordsOf(answer)
              .filter((word) => !name.has(word))
              .join(' '),
          ),
        ];
  const answers = {
    business_description: stems(brief.description),
    target_audience: stems(brief.targetAudience),
    current_marketing: stems(brief.currentMarketing),
  };
  stemsOfAnswers.set(brief, answers);
  return answers;
}

/**
 * Returns the answers a text uses: it shares an uncommon word with them, or the idea of a chosen option.
 * @param text one recommendation
 * @param before the previous item's steps, which aren't quoted twice in a row
 * @param claimed the steps the writer cites; only these can be returned
 * @returns at most one step
 */
export function evidenceFor(
  brief: Brief,
  text: string,
  before: readonly EvidenceStep[] = [],
  claimed: readonly EvidenceStep[] = evidenceSteps,
): EvidenceStep[] {
  const name = new Set(wordsOf(brief.businessName));
  const used = stemsOf(
    wordsOf(text)
      .filter((word) => !name.has(word))
      .join(' '),
  );
  const answers = answersOf(brief, name);
  const site = siteOf(brief);
  const shared = (step: AnsweredStep) => answers[step].filter((word) => used.has(word)).length;
  const scores: [EvidenceStep, number][] = [
    ['business_description', shared('business_description')],
    ['target_audience', shared('target_audience') * 1.5],
    [
      'current_marketing',
      isThin(brief.currentMarketing)
        ? 0
        : Math.max(shared('current_marketing'), fitsMarketing(brief.currentMarketing, text) ? 1.5 : 0),
    ],
    ['goals', Math.max(0, ...brief.goals.map((goal) => (fitsGoal(goal, text) ? 1.4 : 0)))],
    ['website_social', site.kind !== 'none' && text.includes(site.label) ? 2 : 0],
  ];
  const fitting = scores
    .filter(([, score]) => score >= 1)
    .sort(([, a], [, b]) => b - a)
    .map(([step]) => step);
  return fitting.filter((step) => claimed.includes(step) && !before.includes(step)).slice(0, 1);
}
