import { paths } from '#shared/paths.ts';
import { aiTwins, websites } from '../samples.ts';
import type { Page } from '../schema.ts';

/** Reads well with or without videos and websites. */
export const page: Page = {
  path: '/case-studies',
  title: 'Case studies: how we make AI twins and websites',
  description:
    'See how an AI twin video and a small business website come together: the recording, your consent, the script, the checks and what you own at the end.',
  keywords: ['case studies', 'AI twin videos', 'website examples', 'small business websites'],
  card: '/cards/case-studies.png',
  jsonLd: ['organization'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Case studies',
      title: 'How we make AI twins and websites that sell for you.',
      lead: "An AI twin is a digital double of you that presents a script on camera. Here's how we make one, and how we build a website that brings in calls.",
      links: [
        { label: 'See what we do', href: paths.whatWeDo },
        { label: 'See pricing', href: '/services/pricing' },
      ],
      promises: ['You approve every script', 'Your website stays yours', 'Free profile first'],
    },
    {
      kind: 'videos',
      title: 'AI twins on camera',
      lead: "We filmed each person once, and their twin gets a new script whenever there's news. Videos load only when you press play.",
      aspect: '9:16',
      ...aiTwins,
    },
    {
      kind: 'steps',
      title: 'Record once, then get a new clip whenever you need it',
      lead: 'You spend one session in front of a camera. After that, all we need for a new clip is a script you approve.',
      steps: [
        { title: 'You agree in writing', text: 'We make a twin only with your written consent.' },
        {
          title: 'You record once',
          text: 'One session is enough. We bring the questions, and you talk the way you always do.',
        },
        {
          title: 'You approve the script',
          text: 'We write it from what customers ask you. Nothing goes out until you say so.',
        },
        { title: 'Viewers know what it is', text: 'Every clip says that it shows a digital double.' },
      ],
    },
    {
      kind: 'websites',
      title: 'Websites',
      lead: 'Open one on your phone and see how fast you find the business hours.',
      ...websites,
    },
    {
      kind: 'checklist',
      title: 'What you can expect from a website we build',
      items: [
        'A page for each service, with what it costs and how long it takes',
        'Phone, hours and directions you can reach with one thumb',
        'Photos of your own work',
        'Forms that tell people what happens next',
        'Text you can change without calling us',
        'A domain and content in your name',
      ],
      link: { label: 'See SEO & website services', href: '/services/seo-website-services' },
    },
    {
      kind: 'call-to-action',
      title: 'Want an AI twin or a website for your business?',
      lead: 'Tell us what your business does and who it serves. We start with your profile, so even the first draft is about you.',
      links: [
        { label: 'Apply for a free profile', href: paths.signup },
        { label: 'Contact us', href: paths.contact },
      ],
    },
  ],
};
