import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/ai-voice-agents`,
  title: 'AI Voice Agents that answer your business phone',
  description:
    'A phone agent that picks up when you cannot: books visits, takes messages, hands over emergencies and tells every caller that it is a machine.',
  keywords: ['AI voice agents', 'AI receptionist', 'missed calls', 'phone answering', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-ai-voice-agents.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'AI Voice Agents',
      title: 'You are on a ladder. The phone rings. Somebody answers.',
      lead: 'A voice agent greets the caller by your business name, finds out what is wrong and where, offers a time from your calendar, and sends you four lines of text.',
      chatLabel: 'Ask how it would sound',
      links: [{ label: 'Have one built', href: paths.signup }],
      promises: ['Day and night', 'English and Spanish', 'Says that it is automated'],
    },
    {
      kind: 'prose',
      title: 'A call, as it goes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Saturday, 9:40 PM. “Thanks for calling Coral Bay Cooling, this is the automated assistant. What can I do for you?” A woman in Davie says the bedroom unit is dripping. The agent asks for the address, whether water has reached an outlet, and if anyone in the house needs the cooling for health reasons. Nobody does. It offers Sunday at eight or eleven. She takes eleven and gets a text with the time.',
        },
        {
          kind: 'paragraph',
          text: 'You see: name, street, “dripping, no danger, booked Sun 11:00.” Had water been near an outlet, your own phone would have rung instead. The business in this example is invented; the order of questions is what we write with you.',
        },
      ],
    },
    {
      kind: 'groups',
      title: 'What it does, passes on, and leaves alone',
      groups: [
        {
          title: 'Does by itself',
          items: [
            'Greets and listens',
            'Answers your twenty most common questions',
            'Books, moves and cancels visits',
            'Texts a confirmation',
          ],
        },
        {
          title: 'Passes to you',
          items: [
            'Emergencies, by your definition',
            'Complaints',
            'Callers who ask for a person',
            'Anything it heard twice and did not understand',
          ],
        },
        {
          title: 'Never does',
          items: [
            'Quotes a price you have not released',
            'Pretends to be human',
            'Takes card numbers',
            'Keeps someone talking who wants to hang up',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'From script to first call',
      steps: [
        {
          title: 'Collect',
          text: 'You forward a week of voicemails or tell us your usual calls. From them comes a list of questions and the answers you would give.',
        },
        {
          title: 'Write',
          text: 'We draft the conversation on paper. You read it aloud and cross out every sentence you would never say.',
        },
        {
          title: 'Rehearse',
          text: 'You, your staff and a neighbor with a strong accent try to confuse it. We repair until you run out of tricks.',
        },
        {
          title: 'Go live in slices',
          text: 'After hours first, then busy lines, then lunch. You listen to recordings where the law and your callers permit it.',
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'What you get',
      items: [
        'An agent on a number of its own, or behind yours by call forwarding',
        'A link to your calendar, so that nobody is booked twice',
        'A text or mail after each conversation, with the transcript',
        'A switch: one tap sends all calls to you again',
        'A monthly look at the calls it could not handle',
      ],
    },
    {
      kind: 'prose',
      title: 'What it costs to think about',
      blocks: [
        {
          kind: 'list',
          items: [
            'Minutes. Voice services bill by time spent talking, so a dentist with long calls pays more than a car wash. Look at last month’s phone bill before we speak.',
            'A missed call. Multiply the calls you lose in a week by the share that used to become jobs. That is the figure to compare with.',
            'Your rules. Somebody has to decide what counts as urgent. It takes an evening, and only you can do it.',
          ],
        },
        { kind: 'heading', text: 'When we advise against it' },
        {
          kind: 'paragraph',
          text: 'If you get three calls a day and know each caller’s name, a machine in between would cost you more warmth than it saves time. The same goes for grief, health advice and anything where a wrong word does harm. A person should pick up there.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about voice agents',
      entries: [
        {
          question: 'What if the agent does not understand somebody?',
          answer:
            'It asks once more in other words. After the second try it apologizes, takes a callback number and alerts you. It does not guess an address and does not send a van on a guess.',
        },
        {
          question: 'Do callers hang up on it?',
          answer:
            'Some do, as they do on voicemail. Fewer stay away when the first sentence is short, says what it is, and offers a way to a person. We count hang-ups in the first ten seconds and rewrite the greeting until the count stops falling.',
        },
        {
          question: 'Can I keep my number?',
          answer:
            'Yes. Your line forwards to the agent under conditions you set, for example after four rings or after 6 PM. Turning the forwarding off ends it within a minute.',
        },
        {
          question: 'Are calls recorded?',
          answer:
            'Only if you want it and callers are told at the start. Florida asks for the consent of everyone on the line. Without recording you still receive a written summary.',
        },
        {
          question: 'Does it pay for a small shop?',
          answer:
            'Take the calls you missed in the last two weeks, from your phone’s list. If one of them would have been worth more than the minutes of a month, the case is made. If none, save your money.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Often built next',
      links: [
        {
          label: 'Workflow Automation',
          href: `${paths.services}/workflow-automation`,
          text: 'So that the booking also reaches your invoice',
        },
        {
          label: 'Lead Generation & Sales Systems',
          href: `${paths.services}/lead-generation`,
          text: 'For callers who are not ready yet',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Who answers tonight at nine?',
      lead: `Tell the ${brand.assistant} about your calls. Your profile will contain a script you can read aloud and judge.`,
      chatLabel: 'Start the chat',
      links: [
        { label: 'Request an agent', href: paths.signup },
        { label: 'Discuss it first', href: paths.contact },
      ],
    },
  ],
};
