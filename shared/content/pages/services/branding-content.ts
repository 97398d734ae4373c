import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/branding-content`,
  title: 'Branding & Content Creation in your own voice',
  description:
    'Names, looks, texts, photos and AI-assisted video that could belong to no other shop. Made from your stories, with rules you can hand to anyone.',
  keywords: ['branding', 'content creation', 'AI video', 'copywriting', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-branding-content.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-21',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Branding & Content Creation',
      title: 'Sound like yourself, on every page and every van.',
      lead: 'People remember a person, a color and one sentence. We help you choose these three, and then make enough pictures, film and text that nobody has to improvise.',
      chatLabel: 'Tell us your story',
      links: [{ label: 'Start a brand', href: paths.signup }],
      promises: ['Your words first', 'Files handed over', 'AI images are labeled'],
    },
    {
      kind: 'cards',
      layout: 'list',
      eyebrow: 'What you get',
      title: 'A kit, not a mood board',
      lead: 'Each piece is something you or a printer can use the same afternoon.',
      cards: [
        {
          icon: 'spark',
          title: 'Look',
          text: 'Logo or a repair of the one you love, two typefaces, five colors that survive sunlight and a black-and-white invoice.',
        },
        {
          icon: 'chat',
          title: 'Voice sheet',
          text: 'Ten sentences you say, ten you would never say. It trains your staff and any AI tool alike.',
        },
        {
          icon: 'document',
          title: 'Core texts',
          text: 'Who you are in one line, one paragraph and one page, plus a description of every service.',
        },
        {
          icon: 'people',
          title: 'Pictures and film',
          text: 'One shooting day in your shop, cut into stills and clips for months. An AI twin, if you agree in writing.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'Four meetings with homework for us',
      steps: [
        {
          title: 'Listen',
          text: 'You tell us about the best customer you ever had and the worst. We record it. The good lines are usually in there.',
        },
        {
          title: 'Sketch',
          text: 'Three directions on one wall: careful, plain and bold. You may mix, and you may hate all of them.',
        },
        {
          title: 'Make',
          text: 'Shooting, writing, drawing. Software gives us fifty variants by lunch; a designer throws out forty-eight.',
        },
        {
          title: 'Settle',
          text: 'A short rule book and a folder with every file, named so that you find it again next year.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Where AI helps, and where it would show',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It is good at variation: the same announcement for a text, a window and a newsletter; the same clip in English and Spanish; a background removed from eighty product photos. It is bad at being from here. A generated beach has the wrong palms, and your neighbors see it.',
        },
        {
          kind: 'paragraph',
          text: 'So your people, rooms, food and tools are photographed. Generated pictures serve for drawings, patterns and ideas, and where one could be mistaken for a photo we label it.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What it costs to think about',
      blocks: [
        {
          kind: 'list',
          items: [
            'Printing, signs and car wraps. A new look is cheap on a screen and expensive on three vans. You can change in the order in which things wear out.',
            'A closed morning. Good pictures need your place without customers, or with customers who have signed.',
            'Letting go. The slogan of your first year may have to leave.',
          ],
        },
        { kind: 'heading', text: 'Not for you, if' },
        {
          kind: 'paragraph',
          text: 'Your sign is fifteen years old and everyone in town knows it. Recognition like that is worth more than a fresh typeface; have us tidy it and spend the rest elsewhere. It is also no remedy for a service people complain about. Fix that first, then tell people.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about brand and content',
      entries: [
        {
          question: 'Who owns what you make?',
          answer:
            'You do, once it is paid, including the open files. Fonts and stock material keep the license of whoever made them, and we list these licenses for you.',
        },
        {
          question: 'Does AI make designers and writers unnecessary?',
          answer:
            'It makes their first hour unnecessary. Someone still has to know that the second of two equal headlines will embarrass you in front of your aunt. We bill for that someone, and less often for blank-page time.',
        },
        {
          question: 'What exactly is an AI twin?',
          answer:
            'A digital double made from a recording of you. It speaks new texts in your voice and face. You sign what it may be used for, you approve every text, and the recording is deleted if you leave.',
        },
        {
          question: 'Can you work with the logo I have?',
          answer:
            'Gladly. Often it only needs a clean drawing, a version that works small, and a color that prints the same twice.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Where your new material goes to work',
      links: [
        {
          label: 'SEO & Website Services',
          href: `${paths.services}/seo-website-services`,
          text: 'A home for texts and pictures',
        },
        {
          label: 'Social Media Marketing',
          href: `${paths.services}/social-media-marketing`,
          text: 'A calendar that uses them up',
        },
        { label: 'Case studies', href: '/case-studies', text: 'Twins on video, and websites' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'What do regulars say about you?',
      lead: 'That sentence is usually the beginning of a brand. Type it into the chat and see what your profile makes of it.',
      chatLabel: 'Type it here',
      links: [
        { label: 'Apply for a brand kit', href: paths.signup },
        { label: 'Show us what you have', href: paths.contact },
      ],
    },
  ],
};
