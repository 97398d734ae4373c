import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/ai-voice-agents`,
  title: 'AI Voice Agents that answer your business phone',
  description:
    'A voice agent picks up when you can’t. It books visits, takes messages, passes on emergencies and tells every caller that it’s automated.',
  keywords: ['AI voice agents', 'AI receptionist', 'missed calls', 'phone answering', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-ai-voice-agents.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI Voice Agents',
      title: 'AI voice agents that answer your phone when you can’t',
      lead: 'You’re on a ladder when the phone rings. The agent answers with your business name and asks what’s wrong and where. It offers a time from your calendar and texts you a four-line summary.',
      chatLabel: 'Ask about a voice agent',
      links: [{ label: 'Get your voice agent', href: paths.signup }],
      promises: ['Day and night', 'English and Spanish', 'Says that it’s automated'],
    },
    {
      kind: 'prose',
      title: 'What a call with an AI voice agent sounds like',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It’s Saturday, 9:40 PM. “Thanks for calling Coral Bay Cooling, this is the automated assistant. How can I help?” A woman in Davie says her bedroom unit is dripping. The agent gets her address. It asks if water has reached an outlet and if anyone needs the cooling for health reasons. The answer is no. It offers Sunday at 8:00 or 11:00. She takes 11:00 and gets a text with the time.',
        },
        {
          kind: 'paragraph',
          text: 'You get a text with her name, her street and “dripping, no danger, booked Sun 11:00.” If water had been near an outlet, your own phone would’ve rung. We made up this business, but we’d write the same kind of questions with you.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What your AI voice agent does and what it leaves to you',
      groups: [
        {
          title: 'Does on its own',
          items: [
            'Greets callers and listens',
            'Answers your 20 most common questions',
            'Books, moves and cancels visits',
            'Texts a confirmation',
          ],
        },
        {
          title: 'Passes to you',
          items: [
            'Emergencies, the way you define them',
            'Complaints',
            'Callers who ask for a person',
            'Anything it still doesn’t understand the second time',
          ],
        },
        {
          title: 'Never does',
          items: [
            'Quote a price you haven’t approved',
            'Pretend to be human',
            'Take card numbers',
            'Keep a caller on the line who wants to hang up',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How we build your AI voice agent',
      steps: [
        {
          title: 'Collect',
          text: 'Forward us a week of voicemails or tell us about your usual calls. We turn them into a list of questions and your answers.',
        },
        {
          title: 'Write',
          text: 'We draft the conversation on paper. You read it aloud and cross out anything you’d never say.',
        },
        {
          title: 'Rehearse',
          text: 'You, your staff and a neighbor with a strong accent try to confuse it. We keep fixing it until you can’t.',
        },
        {
          title: 'Go live step by step',
          text: 'It starts after hours, then takes busy lines, then lunch. You can listen to recordings where the law and your callers allow it.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'What’s included with your voice agent',
      items: [
        'An agent with its own number, or behind yours through call forwarding',
        'A link to your calendar, so no one gets double-booked',
        'A text or email after each call, with the transcript',
        'An off switch: one tap sends all calls back to you',
        'A monthly look at the calls it couldn’t handle',
      ],
    },
    {
      kind: 'prose',
      title: 'What a voice agent costs, and when it’s worth it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Minutes: Voice services bill by talk time. A dentist with long calls pays more than a car wash. Check last month’s phone bill before we talk.',
            'Missed calls: Count the calls you miss in a week and multiply by the share that usually turn into jobs. Compare the cost with that.',
            'Your rules: Someone has to decide what counts as urgent. It takes an evening, and only you can do it.',
          ],
        },
        { kind: 'heading', text: 'When we’d tell you not to get one' },
        {
          kind: 'paragraph',
          text: 'If you get three calls a day and know every caller by name, a voice agent isn’t worth it. Your customers would miss talking to you. The same goes for grief, health advice and any call where the wrong word does harm. A person should pick up those calls.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about AI voice agents',
      entries: [
        {
          question: 'What if the agent doesn’t understand a caller?',
          answer:
            'It asks again in different words. If it still doesn’t understand, it apologizes, takes a callback number and alerts you. It won’t guess an address or send a van based on a guess.',
        },
        {
          question: 'Do callers hang up on it?',
          answer:
            'Some do, just like with voicemail. Fewer hang up when the first sentence is short, says what it is and offers a way to reach a person. We count hang-ups in the first ten seconds and rewrite the greeting until the number stops dropping.',
        },
        {
          question: 'Can I keep my number?',
          answer:
            'Yes. You decide when your line forwards to the agent, such as after four rings or after 6:00 PM. If you turn forwarding off, your calls come back to you within a minute.',
        },
        {
          question: 'Are calls recorded?',
          answer:
            'Only if you want it, and callers are told at the start. Florida requires consent from everyone on the line. Without recording, you still get a written summary.',
        },
        {
          question: 'Is it worth it for a small shop?',
          answer:
            'Check your phone for the calls you missed in the last two weeks. If one of them was worth more than a month of minutes, get the agent. If not, save your money.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'What owners add next',
      links: [
        {
          label: 'Workflow Automation',
          href: `${paths.services}/workflow-automation`,
          text: 'So your bookings turn into invoices too',
        },
        {
          label: 'Lead Generation & Sales Systems',
          href: `${paths.services}/lead-generation`,
          text: 'For callers who aren’t ready yet',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Stop missing calls after hours',
      lead: `Tell the ${brand.assistant} about your calls. Your profile will include a phone script you can read aloud and judge for yourself.`,
      chatLabel: 'Start the chat',
      links: [
        { label: 'Request an agent', href: paths.signup },
        { label: 'Talk to us first', href: paths.contact },
      ],
    },
  ],
};
