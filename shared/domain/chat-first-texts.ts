/**
 * Options as the first releases stored them: by their English text of that time, instead of by id. Reads those answers.
 * Only the server needs this.
 */
import type { AnswerValue, Answers } from './chat-answers.ts';
import type { ChoiceStepId, OptionId, StepId } from './chat-script.ts';

/** Rows and hashes contain these texts, so never change them. New options don't belong here. */
const firstTexts: { readonly [Step in ChoiceStepId]: Readonly<Partial<Record<OptionId<Step>, string>>> } = {
  greeting: {
    lets_go: "Let's go",
    what_do_i_get: 'What exactly do I get?',
    is_it_free: 'Is it really free?',
  },
  intro_response: { sounds_good: 'Sounds good', in_a_hurry: "I'm in a hurry" },
  how_it_works: { start_questions: 'Start the questions', who_sees_answers: 'Who sees my answers?' },
  current_marketing: {
    word_of_mouth: 'Word of mouth',
    social_posts: 'Social media posts',
    google: 'Google search or Maps',
    paid_ads: 'Paid ads',
    email_or_text: 'Email or text messages',
    flyers_and_events: 'Flyers and local events',
    nothing_yet: 'Nothing yet',
  },
  target_audience: {
    families: 'Families nearby',
    young_professionals: 'Young professionals',
    homeowners: 'Homeowners',
    retirees: 'Retirees and snowbirds',
    tourists: 'Tourists and visitors',
    businesses: 'Other businesses',
  },
  goals: {
    more_leads: 'Get more leads',
    full_calendar: 'Fill my calendar',
    google_rank: 'Rank higher on Google',
    social_growth: 'Grow on social media',
    more_reviews: 'Get more reviews',
    repeat_customers: 'Bring customers back',
    automation: 'Save time with automation',
    launch: 'Launch something new',
  },
  final_cta: { show_profile: 'Show me my profile!', amazing: 'This is amazing!' },
};

const textsAt = (stepId: StepId): [string, string][] =>
  stepId in firstTexts ? Object.entries(firstTexts[stepId as ChoiceStepId]) : [];

/**
 * Reads an answer from a row or page of the first releases: options become ids, and everything else stays. Someone who
 * typed an option's exact text gets the option, too.
 */
export function readAnswer(stepId: StepId, value: AnswerValue): AnswerValue {
  const idOf = (text: string) => textsAt(stepId).find(([, first]) => first === text)?.[0];
  if (Array.isArray(value)) return value.map((text) => idOf(text) ?? text);
  const id = idOf(value);
  return id === undefined ? value : [id];
}

/** Reads all answers of a row. */
export function readAnswers(stored: Answers): Answers {
  return Object.fromEntries(
    Object.entries(stored).map(([stepId, value]) => [stepId, readAnswer(stepId as StepId, value)]),
  );
}

/** Returns an answer as the first releases stored it, so that hashes of answers stay the same. */
export function asFirstStored(stepId: StepId, value: AnswerValue | undefined): AnswerValue | undefined {
  if (!Array.isArray(value)) return value;
  const texts = value.map((id) => textsAt(stepId).find(([option]) => option === id)?.[1] ?? id);
  return stepId === 'goals' ? texts : texts[0];
}
