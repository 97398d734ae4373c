/**
 * The conversation, as data: fourteen steps in a fixed order. The client renders a step by its type; the server
 * validates the answer with the schema built from the same record (`shared/schemas/chat.ts`).
 */
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

export type ChatStep = {
  id: StepId;
  type: StepType;
  /** The assistant's text. `{firstName}` and `{businessName}` are replaced with earlier answers. */
  message: string;
  /** A first sentence that responds to the option chosen at an earlier step. */
  reply?: { to: StepId; byOption: Record<string, string> };
  /** A first sentence that repeats what we understood of the description, `{business}`, or says that we didn't. */
  echo?: { known: string; unclear: string };
  options?: readonly string[];
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

export const finalOptions = { show: 'Show me my profile!', delight: 'This is amazing!' } as const;

export const chatScript: readonly ChatStep[] = [
  {
    id: 'greeting',
    type: 'ai_message',
    label: 'Welcome',
    message: `Hi, I'm the ${brand.name} marketing assistant. In about 2 minutes I'll build a marketing profile for your business: what sets you apart, a plan for the next 90 days, and 200+ prompts you can paste into AI tools today. It's free, no card needed. Ready?`,
    options: ["Let's go", 'What exactly do I get?', 'Is it really free?'],
  },
  {
    id: 'intro_response',
    type: 'ai_message',
    label: 'What you get',
    reply: {
      to: 'greeting',
      byOption: {
        "Let's go": 'Great, I like the energy.',
        'What exactly do I get?':
          'A short analysis of your business, strategies that fit your industry, ready-to-use prompts for websites, video, images, voice, social media and email, automations worth setting up, and a roadmap.',
        'Is it really free?':
          'Yes. The profile is yours, and a 7-day preview of the member area comes with it. You only pay if you later choose Pro.',
      },
    },
    message:
      'I work from what you tell me, in your own words, so plain answers are the best ones. You can change any answer later. Sound good?',
    options: ['Sounds good', "I'm in a hurry"],
  },
  {
    id: 'how_it_works',
    type: 'ai_message',
    label: 'How it works',
    reply: {
      to: 'intro_response',
      byOption: {
        'Sounds good': 'Perfect.',
        "I'm in a hurry": 'Then keep your answers short, and skip anything optional.',
      },
    },
    message:
      "Here's how it works: a few questions about your business, then I write your profile while you watch, and you can copy everything in it. I save every answer as you go, so you won't lose anything if a customer walks in.",
    options: ['Start the questions', 'Who sees my answers?'],
  },
  {
    id: 'name_input',
    type: 'text_input',
    label: 'Your name',
    reply: {
      to: 'how_it_works',
      byOption: {
        'Who sees my answers?':
          "You and our team here at the agency. We use them to write your profile and to reply to you, and we don't sell them.",
      },
    },
    message: "Let's start with you. What's your name?",
    placeholder: 'Your name',
    input: 'name',
    maxLength: 100,
  },
  {
    id: 'business_name',
    type: 'text_input',
    label: 'Business name',
    message: "Nice to meet you, {firstName}. What's your business called?",
    placeholder: 'Business name',
    input: 'organization',
    maxLength: 100,
  },
  {
    id: 'business_description',
    type: 'text_input',
    label: 'What you do',
    message:
      'What does {businessName} do, and where? One or two sentences, the way you would tell a neighbor. For example: "We repair and install air conditioners in Hollywood and Pembroke Pines, mostly same day."',
    placeholder: 'We …',
    multiline: true,
    input: 'text',
    maxLength: 1000,
  },
  {
    id: 'website_social',
    type: 'text_input',
    label: 'Website or social page',
    echo: {
      known: '{business}. Got it.',
      unclear: "I couldn't quite tell what you do. One more sentence would help, or we can just continue.",
    },
    message:
      "Do you have a website or a social page I should know about? Paste the address, or skip this if you don't have one.",
    placeholder: 'www.example.com or @yourpage',
    optional: true,
    input: 'url',
    maxLength: 300,
  },
  {
    id: 'current_marketing',
    type: 'multiple_choice',
    label: 'Marketing today',
    message: 'How do new customers find {businessName} today? Pick the one that brings the most, or type your own.',
    options: [
      'Word of mouth',
      'Social media posts',
      'Google search or Maps',
      'Paid ads',
      'Email or text messages',
      'Flyers and local events',
      'Nothing yet',
    ],
    freeText: true,
    placeholder: 'Something else …',
    maxLength: 300,
  },
  {
    id: 'target_audience',
    type: 'multiple_choice',
    label: 'Best customers',
    message: 'Who are the customers you want more of? Pick the closest, or describe them in your own words.',
    options: [
      'Families nearby',
      'Young professionals',
      'Homeowners',
      'Retirees and snowbirds',
      'Tourists and visitors',
      'Other businesses',
    ],
    freeText: true,
    placeholder: 'For example: new parents in Davie',
    maxLength: 300,
  },
  {
    id: 'goals',
    type: 'multiple_choice',
    label: 'Goals',
    message: 'What should marketing do for you over the next three months? Choose as many as you like.',
    options: [
      'Get more leads',
      'Fill my calendar',
      'Rank higher on Google',
      'Grow on social media',
      'Get more reviews',
      'Bring customers back',
      'Save time with automation',
      'Launch something new',
    ],
    multiSelect: true,
  },
  {
    id: 'contact_info',
    type: 'email_input',
    label: 'Email',
    message:
      'Where can we reach you about your profile, {firstName}? Your email keeps it safe for you. No newsletter unless you ask for one.',
    placeholder: 'you@example.com',
    input: 'email',
    maxLength: 254,
  },
  {
    id: 'phone_optional',
    type: 'text_input',
    label: 'Phone',
    message: "And your phone number, if you'd like a call from our team? Skip it if you prefer email.",
    placeholder: '(954) 555-0123',
    optional: true,
    input: 'tel',
    maxLength: 40,
  },
  {
    id: 'live_generation',
    type: 'ai_generation',
    label: 'Writing your profile',
    message: "Thank you, {firstName}. I'm reading your answers and writing the profile for {businessName} right now.",
  },
  {
    id: 'final_cta',
    type: 'final_step',
    label: 'Your profile',
    message:
      "Your profile for {businessName} is on its way. It's yours with a 7-day free preview of the member area; after that, Pro is $29.99 per month if you want to keep going, and you can cancel anytime. Want to see it?",
    options: [finalOptions.show, finalOptions.delight],
  },
];

/** @returns a step; every id has one. */
export function stepById(id: StepId): ChatStep {
  return chatScript[stepIds.indexOf(id)]!;
}
