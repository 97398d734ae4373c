import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { asText } from '#shared/domain/chat-answers.ts';
import { platformName } from '#shared/domain/platforms.ts';
import { diagnosisTitles, sectionNames } from '#shared/domain/profile-document.ts';
import {
  businessNameOf,
  firstSentences,
  promptCountOf,
  samplePath,
  sampleProfiles,
} from '../sample-profiles/all-samples.ts';
import type { Page } from '../schema.ts';
import { factTokens } from '../site-facts.ts';

/** The sample that the home page quotes, word for word. */
const bakery = sampleProfiles.find(({ slug }) => slug === 'bakery')!;
const { diagnosis, platformPrompts, roadmap } = bakery.profile;
const { bottleneck, moves } = diagnosis!;
const post = platformPrompts!.socialMedia![0]!;
const said = asText('business_description', bakery.answers.business_description)
  .split(/(?<=\.) /)
  .find((sentence) => sentence.includes('slow'))!;

const service = (slug: string) => `${paths.services}/${slug}`;

export const page: Page = {
  path: paths.home,
  title: 'Free AI marketing profile for your business',
  description: `Chat for about 2 minutes and get a free marketing profile with 200+ custom prompts. ${brand.name} is an AI marketing agency in ${brand.region}.`,
  keywords: ['AI marketing', 'SEO', 'advertising', 'voice agents', 'automation', 'consulting', brand.region],
  card: '/cards/home.png',
  jsonLd: ['organization', 'localBusiness', 'website', 'service', 'faq'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'home-hero',
      eyebrow: `AI marketing agency in ${brand.region}`,
      title: 'Answer a few questions. Leave with a marketing plan.',
      lead: 'Start right here. Pick an answer to open the chat.',
      chatLabel: 'Get Started',
      links: [
        { label: 'See what we do', href: paths.whatWeDo },
        { label: 'Apply for a free profile', href: paths.signup },
      ],
      promises: ['About 2 minutes', 'Free', 'No credit card'],
      example: {
        note: 'Made-up business',
        business: businessNameOf(bakery),
        said: `“${said}”`,
        parts: [
          { heading: diagnosisTitles.bottleneck, items: [firstSentences(bottleneck, 2)] },
          { heading: diagnosisTitles.moves, items: moves.slice(1).map(({ by, what }) => `${by}: ${what}`) },
          { heading: sectionNames.roadmap, items: [firstSentences(roadmap.thirtyDays[0]!, 1)] },
          {
            heading: `${promptCountOf(bakery)} prompts`,
            items: [`${platformName('socialMedia')}: ${post.title}`],
          },
        ],
      },
    },
    {
      kind: 'steps',
      title: 'How it works',
      lead: 'It takes three steps, and you can stop anytime. We save every answer as you go.',
      steps: [
        {
          title: 'Have a short chat',
          text: 'Tell us what you do, who your best customers are and what you want more of. Plain answers work best.',
        },
        {
          title: 'Watch your profile appear',
          text: 'We turn your answers into an analysis, strategies and prompts that name your business.',
        },
        {
          title: 'Put it to work',
          text: 'Copy a prompt, set up an automation or follow the roadmap. Or book a free 30-minute consultation and go through it with us.',
        },
      ],
    },
    {
      kind: 'sample-profile',
      title: "Here's what you get",
      lead: "You get a document you can read, print and copy from. Most recommendations show which of your answers they're based on.",
      note: 'Shortened example. The bakery is made up.',
      business: `${businessNameOf(bakery)}, Hollywood FL`,
      contents: [
        'Business Analysis',
        'AI Marketing Strategies',
        'AI Platform Prompts',
        'Automation & Integration',
        'Growth Roadmap',
      ],
      finding: {
        heading: diagnosisTitles.bottleneck,
        text: bottleneck,
        because: `Because you said: “${said}”`,
      },
      prompt: {
        heading: 'A prompt you can paste',
        platform: platformName('socialMedia'),
        title: post.title,
        text: post.prompt,
      },
      roadmap: {
        heading: 'What to do and when',
        items: [
          { when: 'Week 1', what: moves[1]!.what },
          { when: '30 days', what: firstSentences(roadmap.thirtyDays[3]!.replace(/^Week \d: /, ''), 1) },
          { when: '90 days', what: firstSentences(roadmap.ninetyDays[1]!.replace(/^Weeks [\d–]+: /, ''), 1) },
        ],
      },
      links: sampleProfiles.map((sample) => ({
        label: `Read the full profile: ${sample.industry}`,
        href: samplePath(sample),
      })),
    },
    {
      kind: 'cards',
      layout: 'list',
      title: 'Your profile has five parts',
      lead: "We write it from your answers, in words you'd use with a customer.",
      cards: [
        {
          icon: 'target',
          title: 'Business Analysis',
          text: 'See who your best customers are, where you stand and what you do better than the shop next door.',
        },
        {
          icon: 'compass',
          title: 'AI Marketing Strategies',
          text: 'Learn which AI tools fit your business, what to publish and how to turn visitors into leads.',
        },
        {
          icon: 'spark',
          title: 'AI Platform Prompts',
          text: 'Get 200+ custom prompts for websites, video, images, voice, social media and email.',
        },
        {
          icon: 'gear',
          title: 'Automation & Integration',
          text: 'Find out which routine work software can do, and which tools to connect.',
        },
        {
          icon: 'road',
          title: 'Growth Roadmap',
          text: 'Know what to do in your first 30 days, the next 90 and after that.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'grid',
      eyebrow: "Who it's for",
      title: `Based in ${brand.region}, working nationwide`,
      lead: 'We work with small business owners who do their marketing after closing time. When you want more than a plan, our team does the work for you.',
      cards: [
        {
          icon: 'megaphone',
          title: 'AI marketing',
          text: 'We plan and build campaigns with AI, and people check them.',
          about: service('ai-marketing-services'),
        },
        {
          icon: 'search',
          title: 'SEO',
          text: 'Get pages that answer what customers in your town search for.',
          about: service('seo-website-services'),
        },
        {
          icon: 'target',
          title: 'Advertising',
          text: 'Run ads with a budget you set and results you can understand.',
          about: service('advertising-campaigns'),
        },
        {
          icon: 'phone',
          title: 'Voice agents',
          text: "Get calls answered and visits booked while you're with a customer.",
          about: service('ai-voice-agents'),
        },
        {
          icon: 'gear',
          title: 'Automation',
          text: 'Follow-ups, reminders and review requests go out on their own.',
          about: service('workflow-automation'),
        },
        {
          icon: 'people',
          title: 'Consulting',
          text: 'Go through your numbers with a person and decide what to do next.',
          about: service('consulting-strategy'),
        },
      ],
      link: { label: 'See all services', href: paths.services },
    },
    {
      kind: 'reviews',
      title: 'What owners say',
      samples: [
        {
          quote: 'I answered the questions between jobs and had my first post up that night.',
          who: 'Owner, air conditioning repair',
        },
        {
          quote: 'The roadmap told me what not to bother with. That saved me more time than the prompts did.',
          who: 'Owner, hair salon',
        },
        {
          quote: 'I asked for a real person and got one. We went through the profile line by line.',
          who: 'Manager, family restaurant',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Frequently asked questions',
      entries: [
        {
          question: `What is the ${brand.name} profile?`,
          answer: `It's a marketing plan written for your business. You chat for about 2 minutes, and the ${brand.assistant} turns your answers into a profile. It includes an analysis, strategies, prompts, automations and a roadmap. It's free, and you don't need a credit card.`,
        },
        {
          question: 'What exactly do I get?',
          answer:
            'You get a document in five parts: Business Analysis, AI Marketing Strategies, AI Platform Prompts, Automation & Integration, and Growth Roadmap. It includes 200+ custom prompts, sorted by where you use them: websites, video, images, voice, social media and email. You can copy, print and share all of it.',
        },
        {
          question: 'What is the dashboard?',
          answer: `It's the member area where you put your profile to work. You'll find your prompt packs there, plus the Marketing Machine, which takes you through 11 steps one at a time. You can look around for free first. If you want to keep going, Pro is ${factTokens.proPriceText}.`,
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Find what you need',
      lead: 'Shortcuts to the rest of the site.',
      links: [
        { label: 'Prices', href: service('pricing'), text: 'What our three monthly plans cost.' },
        { label: 'Services', href: paths.services, text: 'What our team can do for you.' },
        { label: 'Sample profiles', href: paths.sampleProfile, text: 'Three full plans to read before you start.' },
        { label: 'Locations', href: '/locations', text: 'Marketing tips and facts for your city.' },
        { label: 'Blog', href: '/blog', text: 'Short guides you can use the same day.' },
        { label: 'Prompt packs', href: paths.tools, text: 'Prompts for software developers.' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Spend two minutes. Get a 90-day marketing plan.',
      lead: "Start with the chat. Or tell us about your business in a form, and we'll build the profile with you.",
      chatLabel: 'Start the chat',
      links: [
        { label: 'Apply for a free profile', href: paths.signup },
        { label: 'Contact us', href: paths.contact },
      ],
    },
  ],
};
