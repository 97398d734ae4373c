import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '#shared/content/schema.ts';

export const page: Page = {
  path: `${paths.services}/branding-content`,
  title: 'Branding & Content Creation in your own voice',
  description:
    'Get a name, look, copy, photos and AI-assisted video that only fit your business. We make them from your stories, with rules anyone can follow.',
  keywords: ['branding', 'content creation', 'AI video', 'copywriting', brand.region],
  breadcrumb: [{ label: 'Services', href: paths.services }],
  card: '/cards/services-branding-content.png',
  jsonLd: ['organization', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Branding & Content Creation',
      title: 'Branding and content that sound like you, on every page and van',
      lead: 'People remember a person, a color and one sentence. We help you choose yours. Then we make enough photos, video and copy that no one has to improvise.',
      chatLabel: 'Tell us your story',
      links: [{ label: 'Start your brand', href: paths.signup }],
      promises: ['Your words first', 'You get all the files', 'AI images are labeled'],
    },
    {
      kind: 'cards',
      layout: 'list',
      eyebrow: 'What you get',
      title: 'What’s in your brand kit',
      lead: 'You or your printer can use each piece the same afternoon.',
      cards: [
        {
          icon: 'spark',
          title: 'Look',
          text: 'You get a logo, or a cleanup of the one you love, plus two fonts. The five colors hold up in sunlight and on a black-and-white invoice.',
        },
        {
          icon: 'chat',
          title: 'Voice sheet',
          text: 'It lists ten sentences you’d say and ten you never would. Use it to train your staff and any AI tool.',
        },
        {
          icon: 'document',
          title: 'Core copy',
          text: 'We describe who you are in one line, one paragraph and one page. We also describe every service you offer.',
        },
        {
          icon: 'people',
          title: 'Photos and video',
          text: 'One photo and video day in your shop gives you pictures and clips for months. If you agree in writing, we can also make an AI twin.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How we create your brand in four meetings',
      steps: [
        {
          title: 'Listen',
          text: 'Tell us about the best customer you ever had, and the worst. We record it, because your best lines are usually in there.',
        },
        {
          title: 'Sketch',
          text: 'We show you three directions: careful, plain and bold. You can mix them, or turn them all down.',
        },
        {
          title: 'Create',
          text: 'We take photos, write and design. Software gives us 50 versions by lunch, and a designer throws out 48.',
        },
        {
          title: 'Finish',
          text: 'You get a short rule book and a folder with every file, named so you can find it next year.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Where AI helps with content, and where it shows',
      blocks: [
        {
          kind: 'paragraph',
          text: `AI is good at making versions. It turns one announcement into a text, a window sign and a newsletter. It puts the same clip into English and Spanish. It removes the background from 80 product photos. But it doesn’t know what ${brand.region} looks like. An AI beach has the wrong palm trees, and your neighbors can tell.`,
        },
        {
          kind: 'paragraph',
          text: 'So we photograph your real people, rooms, food and tools. We use AI images for drawings, patterns and ideas. If one could pass for a photo, we label it.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What to think about before you rebrand',
      blocks: [
        {
          kind: 'list',
          items: [
            'Printing, signs and car wraps: A new look is cheap on a screen and expensive on three vans. You can replace things as they wear out.',
            'A closed morning: For good photos, we need your place empty, or with customers who’ve signed a release.',
            'Old favorites: You may have to drop the slogan from your first year.',
          ],
        },
        { kind: 'heading', text: 'When you don’t need a rebrand' },
        {
          kind: 'paragraph',
          text: 'Is your sign 15 years old, and does everyone in town know it? Keep it. People recognize it, and that’s worth more than a new font. We can clean it up, and you can spend the rest on something else. A new brand also won’t fix a service people complain about. Fix the service first, then tell people.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about branding and content',
      entries: [
        {
          question: 'Who owns what you make?',
          answer:
            'You do, as soon as it’s paid for. That includes the editable files. Fonts and stock images keep the license of their maker, and we’ll list those licenses for you.',
        },
        {
          question: 'Does AI replace designers and writers?',
          answer:
            'It replaces their first hour. Someone still has to catch the headline that would embarrass you in front of your aunt. You pay for that judgment, and for fewer hours spent on a blank page.',
        },
        {
          question: 'What exactly is an AI twin?',
          answer:
            'It’s a digital double made from a recording of you. It speaks new scripts with your voice and face. You sign off on how we can use it and approve every script. If you leave, we delete the recording.',
        },
        {
          question: 'Can you work with the logo I have?',
          answer:
            'Sure. Often it just needs a clean redraw, a version that works small, and a color that prints the same every time.',
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Where to use your new content',
      links: [
        {
          label: 'SEO & Website Services',
          href: `${paths.services}/seo-website-services`,
          text: 'A website for your copy and photos',
        },
        {
          label: 'Social Media Marketing',
          href: `${paths.services}/social-media-marketing`,
          text: 'A calendar that puts them to use',
        },
        { label: 'Case studies', href: '/case-studies', text: 'How we make AI twins and websites' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Start your brand with what regulars say about you',
      lead: 'Type what they say into the chat and see what your profile does with it.',
      chatLabel: 'Type it here',
      links: [
        { label: 'Apply for a brand kit', href: paths.signup },
        { label: 'Show us what you have', href: paths.contact },
      ],
    },
  ],
};
