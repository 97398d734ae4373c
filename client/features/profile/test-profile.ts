/** A small but complete profile for this folder's tests. */
import type { Answers } from '#shared/domain/chat-answers.ts';
import {
  generatedProfileSchema,
  type Diagnosis,
  type GeneratedProfile,
  type PlatformPrompt,
} from '#shared/schemas/profile.ts';

const prompt = (title: string, text: string): PlatformPrompt => ({
  title,
  prompt: text,
  category: 'Website',
  useCase: 'A page that loads fast',
});

export const testProfile: GeneratedProfile = generatedProfileSchema.parse({
  trade: { slug: 'hvac', name: 'Air conditioning' },
  businessAnalysis: {
    targetAudience: 'Homeowners in Hollywood',
    positioning: 'The team that answers on Sundays',
    advantages: ['Same-day visits', 'Known in the neighborhood'],
  },
  strategies: { aiTools: ['A page builder'], contentStrategy: 'Two posts a week', leadGeneration: 'Ask for reviews' },
  platformPrompts: {
    lovable: [prompt('Landing page', 'Write a page about cooling.'), prompt('Café offer', 'Write about iced coffee.')],
    veo3: [prompt('Short clip', 'Show a technician at the door.')],
  },
  automations: { workflows: ['Text back'], voiceAgents: 'Takes the address', integrations: ['Calendar'] },
  roadmap: { thirtyDays: ['Complete the listing'], ninetyDays: ['Publish posts'], longTerm: 'A second van' },
  because: {
    'businessAnalysis.positioning': ['business_description'],
    'businessAnalysis.advantages.1': ['current_marketing', 'goals'],
    'strategies.aiTools.0': ['website_social'],
  },
});

export const testDiagnosis: Diagnosis = {
  bottleneck: "You don't have a lead problem; you have a Monday/Friday problem.",
  moves: [
    {
      what: 'Offer Fridays first to everyone who asks for Saturdays.',
      how: 'Save one reply about AC repairs.',
      by: 'By Tuesday',
      sign: 'It worked if two people take Friday.',
    },
    {
      what: 'Text 20 homeowners by name.',
      how: 'Name two open times on Monday.',
      by: 'By Thursday',
      sign: 'It worked if three of them book.',
    },
  ],
  avoid: ["Don't promote Saturdays."],
  metric: 'AC repairs booked on Mondays and Fridays.',
};

export const testAnswers: Answers = {
  business_name: 'Bay Breeze Cooling',
  business_description: 'We repair air conditioners in Hollywood',
  website_social: '',
  current_marketing: ['word_of_mouth'],
  goals: ['more_leads', 'more_reviews', 'full_calendar'],
  contact_info: 'maria@example.com',
};
