import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { stat } from '#shared/content/claim-marks.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: '/ai-marketing-agents',
  title: 'AI marketing agents: conversation, content, social',
  description:
    'What an AI marketing agent is, three kinds that help a small business, what they may decide alone, and where a person stays in charge.',
  keywords: ['AI marketing agents', 'AI agents for business', 'AI voice agent', 'social media agent'],
  breadcrumb: [
    { label: 'Services', href: paths.services },
    { label: 'AI Voice Agents', href: '/services/ai-voice-agents' },
  ],
  card: '/cards/ai-marketing-agents.png',
  jsonLd: ['organization', 'service'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI marketing agents',
      title: 'Software with a job description',
      lead: 'A chatbot talks. An agent has a task, tools to do it with and a limit it may not cross: answer this call, book that slot, ask a person when it gets complicated.',
      links: [
        { label: 'Hear about voice agents', href: '/services/ai-voice-agents' },
        { label: 'Plan your first agent', href: paths.contact },
      ],
      promises: [],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Three kinds',
      cards: [
        {
          icon: 'phone',
          title: 'Conversation agents',
          text: 'On the phone, in the website chat, by text. They know your prices and free slots, and hand over with a summary when a caller asks for you.',
          link: { label: 'Voice agents', href: '/services/ai-voice-agents' },
        },
        {
          icon: 'document',
          title: 'Content agents',
          text: 'They turn one source into many pieces: a finished job becomes a post, a page, an email and an answer to a common question.',
        },
        {
          icon: 'megaphone',
          title: 'Social media agents',
          text: 'They keep the calendar, publish at sensible hours, sort comments into thanks, questions and trouble, and draft replies to the first two.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How it works',
      lead: 'A new agent is treated like a new employee.',
      steps: [
        {
          title: 'It gets a handbook',
          text: 'What you sell, what you never promise, whom to call in an emergency. You write it with us in an hour.',
        },
        {
          title: 'It practices',
          text: 'We play difficult customers until the answers hold. You may play too; owners are the hardest.',
        },
        { title: 'It works on probation', text: 'For two weeks somebody reads every conversation the same evening.' },
        {
          title: 'It reports',
          text: 'Afterwards you get a short list each Monday: what was asked, what it could not answer, what it booked.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What they can do',
      groups: [
        {
          title: 'Listen',
          items: [
            'Understand a caller who starts in the middle',
            'Switch language with the customer',
            'Notice an upset tone and fetch a person',
          ],
        },
        {
          title: 'Know',
          items: [
            'Look up prices, stock and opening hours',
            'Remember an earlier conversation',
            'Say “I do not know” instead of guessing',
          ],
        },
        {
          title: 'Act',
          items: [
            'Book, move and cancel appointments',
            'Send a link, a form or directions',
            'Open a task for your staff',
          ],
        },
        {
          title: 'Stay inside the lines',
          items: [
            'Offer no discount you did not allow',
            'Say that they are software when asked',
            'Keep a readable record of each exchange',
          ],
        },
      ],
    },
    {
      kind: 'stats',
      title: 'Quoted for agents at work',
      stats: [stat('agents-cost-reduction'), stat('engagement'), stat('faster-deployment')],
      note: 'Figures quoted in our marketing, not a promise. Your call volume decides what an agent saves.',
    },
    {
      kind: 'prose',
      title: 'When you should not use one',
      blocks: [
        {
          kind: 'paragraph',
          text: `Bad news, complaints about money, anything medical beyond “when are you open”: a person should say these things. ${brand.name} sets agents up so that they recognize such calls and pass them on, and we advise against an agent altogether where most calls are of that kind.`,
        },
        {
          kind: 'paragraph',
          text: 'If you get fewer than five calls a day, a good voicemail greeting and a text back may serve you just as well. That takes us an hour, and we will say so.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Which job would you give away first?',
      lead: 'Think of the call you explain in your sleep. That is where the first agent starts.',
      links: [
        { label: 'Tell us about that call', href: paths.contact },
        { label: 'AI voice agents', href: '/services/ai-voice-agents' },
      ],
    },
  ],
};
