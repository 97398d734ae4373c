/**
 * The conversation, as data: fourteen steps in a fixed order. The client renders a step by its type; the server
 * validates the answer with the schema built from the same record (`shared/schemas/chat.ts`).
 */
import { m } from '#messages';
import { brand } from '../brand.ts';

export const stepIds = [
  'greeting',
  'intro_response',
  'how_it_works',
  'name_input',
  'business_name',
  'business_description',
  'website_social',
  'current_marketing',
  'target_audience',
  'goals',
  'contact_info',
  'phone_optional',
  'live_generation',
  'final_cta',
] as const;
export type StepId = (typeof stepIds)[number];

export type StepType = 'ai_message' | 'multiple_choice' | 'text_input' | 'email_input' | 'ai_generation' | 'final_step';

/** An answer to choose from. Its id is stored and never changes; its label is what people read. */
export type Option = { readonly id: string; readonly label: string };

export type ChatStep = {
  id: StepId;
  type: StepType;
  /** Returns the assistant's text with earlier answers filled in. */
  message: (filled: { firstName: string; businessName: string; proPrice: string }) => string;
  /** A first sentence that responds to the option chosen at an earlier step, by the option's id. */
  reply?: { to: StepId; byOption: Readonly<Record<string, string>> };
  /** A first sentence that repeats what we understood of the description, or says that we didn't. */
  echo?: { known: (understood: { business: string }) => string; unclear: string };
  options?: readonly Option[];
  multiSelect?: boolean;
  placeholder?: string;
  /** The question in a few words: label of the field, and of the answer in "Because you said …". */
  label: string;
  /** May be skipped; the answer is then an empty string. */
  optional?: boolean;
  /** Visitors may type their own answer instead of an option. */
  freeText?: boolean;
  /** Text answers with more than one line. */
  multiline?: boolean;
  /** Kind of text, for validation and the phone's keyboard. */
  input?: 'name' | 'organization' | 'text' | 'url' | 'email' | 'tel';
  /** Longest answer, in characters. */
  maxLength?: number;
};

/**
 * Increment when steps, options, or their meaning change, so that stored conversations can be read with their own
 * script.
 */
export const scriptVersion = 1;

const options = {
  greeting: [
    { id: 'lets_go', label: m.chat_script_lets_go() },
    { id: 'what_do_i_get', label: m.chat_script_what_do_i_get() },
    { id: 'is_it_free', label: m.chat_script_is_it_free() },
  ],
  intro_response: [
    { id: 'sounds_good', label: m.chat_script_sounds_good() },
    { id: 'in_a_hurry', label: m.chat_script_in_a_hurry() },
  ],
  how_it_works: [
    { id: 'start_questions', label: m.chat_script_start_questions() },
    { id: 'who_sees_answers', label: m.chat_script_who_sees_answers() },
  ],
  current_marketing: [
    { id: 'word_of_mouth', label: m.chat_script_word_of_mouth() },
    { id: 'social_posts', label: m.chat_script_social_posts() },
    { id: 'google', label: m.chat_script_google() },
    { id: 'paid_ads', label: m.chat_script_paid_ads() },
    { id: 'email_or_text', label: m.chat_script_email_or_text() },
    { id: 'flyers_and_events', label: m.chat_script_flyers_and_events() },
    { id: 'nothing_yet', label: m.chat_script_nothing_yet() },
  ],
  target_audience: [
    { id: 'families', label: m.chat_script_families() },
    { id: 'young_professionals', label: m.chat_script_young_professionals() },
    { id: 'homeowners', label: m.chat_script_homeowners() },
    { id: 'retirees', label: m.chat_script_retirees() },
    { id: 'tourists', label: m.chat_script_tourists() },
    { id: 'businesses', label: m.chat_script_businesses() },
  ],
  goals: [
    { id: 'more_leads', label: m.chat_script_more_leads() },
    { id: 'full_calendar', label: m.chat_script_full_calendar() },
    { id: 'google_rank', label: m.chat_script_google_rank() },
    { id: 'social_growth', label: m.chat_script_social_growth() },
    { id: 'more_reviews', label: m.chat_script_more_reviews() },
    { id: 'repeat_customers', label: m.chat_script_repeat_customers() },
    { id: 'automation', label: m.chat_script_automation() },
    { id: 'launch', label: m.chat_script_launch() },
  ],
  final_cta: [
    { id: 'show_profile', label: m.chat_script_show_profile() },
    { id: 'amazing', label: m.chat_script_amazing() },
  ],
} as const satisfies Partial<Record<StepId, readonly Option[]>>;

export type ChoiceStepId = keyof typeof options;
export type OptionId<Step extends ChoiceStepId> = (typeof options)[Step][number]['id'];

export const chatScript: readonly ChatStep[] = [
  {
    id: 'greeting',
    type: 'ai_message',
    label: m.chat_script_greeting_label(),
    message: () => m.chat_script_greeting({ brand: brand.name }),
    options: options.greeting,
  },
  {
    id: 'intro_response',
    type: 'ai_message',
    label: m.chat_script_intro_label(),
    reply: {
      to: 'greeting',
      byOption: {
        lets_go: m.chat_script_lets_go_reply(),
        what_do_i_get: m.chat_script_what_do_i_get_reply(),
        is_it_free: m.chat_script_is_it_free_reply(),
      } satisfies Record<OptionId<'greeting'>, string>,
    },
    message: () => m.chat_script_intro(),
    options: options.intro_response,
  },
  {
    id: 'how_it_works',
    type: 'ai_message',
    label: m.chat_script_how_label(),
    reply: {
      to: 'intro_response',
      byOption: {
        sounds_good: m.chat_script_sounds_good_reply(),
        in_a_hurry: m.chat_script_in_a_hurry_reply(),
      } satisfies Record<OptionId<'intro_response'>, string>,
    },
    message: () => m.chat_script_how(),
    options: options.how_it_works,
  },
  {
    id: 'name_input',
    type: 'text_input',
    label: m.chat_script_name_label(),
    reply: {
      to: 'how_it_works',
      byOption: {
        who_sees_answers: m.chat_script_who_sees_answers_reply(),
      } satisfies Partial<Record<OptionId<'how_it_works'>, string>>,
    },
    message: () => m.chat_script_name(),
    placeholder: m.chat_script_name_placeholder(),
    input: 'name',
    maxLength: 100,
  },
  {
    id: 'business_name',
    type: 'text_input',
    label: m.chat_script_business_label(),
    message: ({ firstName }) => m.chat_script_business({ firstName }),
    placeholder: m.chat_script_business_placeholder(),
    input: 'organization',
    maxLength: 100,
  },
  {
    id: 'business_description',
    type: 'text_input',
    label: m.chat_script_description_label(),
    message: ({ businessName }) => m.chat_script_description({ businessName }),
    placeholder: m.chat_script_description_placeholder(),
    multiline: true,
    input: 'text',
    maxLength: 1000,
  },
  {
    id: 'website_social',
    type: 'text_input',
    label: m.chat_script_website_label(),
    echo: { known: ({ business }) => m.chat_script_understood({ business }), unclear: m.chat_script_unclear() },
    message: () => m.chat_script_website(),
    placeholder: m.chat_script_website_placeholder(),
    optional: true,
    input: 'url',
    maxLength: 300,
  },
  {
    id: 'current_marketing',
    type: 'multiple_choice',
    label: m.chat_script_marketing_label(),
    message: ({ businessName }) => m.chat_script_marketing({ businessName }),
    options: options.current_marketing,
    freeText: true,
    placeholder: m.chat_script_marketing_placeholder(),
    maxLength: 300,
  },
  {
    id: 'target_audience',
    type: 'multiple_choice',
    label: m.chat_script_audience_label(),
    message: () => m.chat_script_audience(),
    options: options.target_audience,
    freeText: true,
    placeholder: m.chat_script_audience_placeholder(),
    maxLength: 300,
  },
  {
    id: 'goals',
    type: 'multiple_choice',
    label: m.chat_script_goals_label(),
    message: () => m.chat_script_goals(),
    options: options.goals,
    multiSelect: true,
  },
  {
    id: 'contact_info',
    type: 'email_input',
    label: m.chat_script_email_label(),
    message: ({ firstName }) => m.chat_script_email({ firstName }),
    placeholder: m.chat_script_email_placeholder(),
    input: 'email',
    maxLength: 254,
  },
  {
    id: 'phone_optional',
    type: 'text_input',
    label: m.chat_script_phone_label(),
    message: () => m.chat_script_phone(),
    placeholder: m.chat_script_phone_placeholder(),
    optional: true,
    input: 'tel',
    maxLength: 40,
  },
  {
    id: 'live_generation',
    type: 'ai_generation',
    label: m.chat_script_writing_label(),
    message: ({ firstName, businessName }) => m.chat_script_writing({ firstName, businessName }),
  },
  {
    id: 'final_cta',
    type: 'final_step',
    label: m.chat_script_final_label(),
    message: ({ businessName, proPrice }) => m.chat_script_final({ businessName, proPrice }),
    options: options.final_cta,
  },
];

/** @returns a step; every id has one. */
export function stepById(id: StepId): ChatStep {
  return chatScript[stepIds.indexOf(id)]!;
}

/** Returns the id of the option with this label; undefined for a visitor's own words. */
export function optionIdOf<Step extends ChoiceStepId>(step: Step, label: string): OptionId<Step> | undefined {
  return options[step].find((option) => option.label === label)?.id;
}

/** Returns the label of an option. */
export function optionLabel<Step extends ChoiceStepId>(step: Step, id: OptionId<Step>): string {
  return stepById(step).options!.find((option) => option.id === id)!.label;
}
