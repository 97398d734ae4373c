import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-marketing-agents',
  title: 'AI marketing agents for phone, content, social',
  description:
    'What is an AI marketing agent? See three kinds that help small businesses, what they can do on their own and when a person takes over.',
  keywords: ['AI marketing agents', 'AI agents for business', 'AI voice agent', 'social media agent'],
  breadcrumb: [
    { label: 'Services', href: paths.services },
    { label: 'AI Voice Agents', href: '/services/ai-voice-agents' },
  ],
  card: '/cards/ai-marketing-agents.png',
  jsonLd: ['organization', 'service'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI marketing agents',
      title: 'AI marketing agents that answer, book and post for you',
      lead: 'A chatbot only talks. An agent has a job, the tools to do it and clear limits. It answers calls, books appointments and brings in a person when things get complicated.',
      links: [
        { label: 'Learn about voice agents', href: '/services/ai-voice-agents' },
        { label: 'Plan your first agent', href: paths.contact },
      ],
      promises: [],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Three kinds of AI marketing agents',
      cards: [
        {
          icon: 'phone',
          title: 'Conversation agents',
          text: 'They answer by phone, website chat and text. They know your prices and open times. When a caller asks for you, they hand over with a summary.',
          link: { label: 'See voice agents', href: '/services/ai-voice-agents' },
        },
        {
          icon: 'document',
          title: 'Content agents',
          text: 'They turn one finished job into a post, a page, an email and an answer to a common question.',
        },
        {
          icon: 'megaphone',
          title: 'Social media agents',
          text: 'They keep your calendar and post at good times. They sort comments into thanks, questions and trouble, and draft replies to the first two.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How we train your AI agent',
      lead: 'We treat a new agent like a new employee.',
      steps: [
        {
          title: 'It gets a handbook',
          text: 'The handbook says what you sell, what you never promise and who to call in an emergency. We write it with you in an hour.',
        },
        {
          title: 'It practices',
          text: 'We play difficult customers until it gets the answers right. You can play too. Owners ask the hardest questions.',
        },
        { title: 'It works on probation', text: 'For two weeks, someone reads every conversation the same evening.' },
        {
          title: 'It reports to you',
          text: 'After that, you get a short list every Monday: what people asked, what it couldn’t answer and what it booked.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What AI marketing agents can do for you',
      groups: [
        {
          title: 'Listen',
          items: [
            'Follow a caller who starts mid-story',
            'Switch languages with the customer',
            'Notice when someone’s upset and bring in a person',
          ],
        },
        {
          title: 'Know',
          items: [
            'Look up prices, stock and hours',
            'Remember an earlier conversation',
            'Say “I don’t know” instead of guessing',
          ],
        },
        {
          title: 'Act',
          items: [
            'Book, move and cancel appointments',
            'Send a link, a form or directions',
            'Create a task for your staff',
          ],
        },
        {
          title: 'Follow your rules',
          items: [
            'Only offer discounts you’ve approved',
            'Say they’re software when asked',
            'Keep a readable record of every conversation',
          ],
        },
      ],
    },
    {
      kind: 'stats',
      title: 'AI agent results we quote',
      stats: [stat('agents-cost-reduction'), stat('engagement'), stat('faster-deployment')],
      note: 'We quote these figures in our marketing. They’re not a promise. How much an agent saves depends on your call volume.',
    },
    {
      kind: 'prose',
      title: 'When an AI agent isn’t the right choice',
      blocks: [
        {
          kind: 'paragraph',
          text: `A person should handle bad news, complaints about money and any medical question beyond “when are you open?” ${brand.name} sets agents up to recognize those calls and pass them on. If most of your calls are like that, we’ll tell you not to use an agent.`,
        },
        {
          kind: 'paragraph',
          text: 'If you get fewer than five calls a day, a good voicemail greeting and a text back may work just as well. That takes us an hour to set up, and we’ll tell you so.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Pick the first job for your AI agent',
      lead: 'Which call do you answer over and over? That’s where your first agent should start.',
      links: [
        { label: 'Tell us about that call', href: paths.contact },
        { label: 'AI voice agents', href: '/services/ai-voice-agents' },
      ],
    },
  ],
};
