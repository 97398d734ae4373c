/** Provides the sample profiles' pages and the page that links to them. */
import { becauseParts } from '#shared/because.ts';
import { brand } from '#shared/brand.ts';
import { asText } from '#shared/domain/chat-answers.ts';
import { stepById, stepIds } from '#shared/domain/chat-script.ts';
import { platformName, platformOrder } from '#shared/domain/platforms.ts';
import { fieldName, isListField, profileDocumentFields, sectionNames } from '#shared/domain/profile-document.ts';
import type { RewritableSection } from '#shared/domain/member.ts';
import { paths } from '#shared/paths.ts';
import type { PageProvider } from '../page-providers.ts';
import type { Page, SectionOf } from '../schema.ts';
import { businessNameOf, promptCountOf, samplePath, sampleProfiles } from './all-samples.ts';
import type { SampleProfile } from './schema.ts';

type FullProfile = SectionOf<'full-profile'>;

const anchors: Readonly<Record<RewritableSection, string>> = {
  businessAnalysis: 'business-analysis',
  strategies: 'strategies',
  automations: 'automation',
  roadmap: 'roadmap',
};

/** Returns a part of the profile, with the answers that each recommendation is based on. */
function partOf({ profile, answers }: SampleProfile, section: RewritableSection): FullProfile['parts'][number] {
  const itemAt = (path: string, text: string) => ({
    text,
    because: becauseParts(profile, answers, path).map(({ answer }) => answer),
  });
  return {
    id: anchors[section],
    title: sectionNames[section],
    groups: profileDocumentFields[section].map((field) => {
      const value = (profile[section] as Readonly<Record<string, string | string[]>>)[field.split('.')[1]!]!;
      return {
        title: fieldName(field),
        isList: isListField(field),
        items: Array.isArray(value)
          ? value.map((text, index) => itemAt(`${field}.${index}`, text))
          : [itemAt(field, value)],
      };
    }),
  };
}

function fullProfile(sample: SampleProfile): FullProfile {
  const { answers, profile, promptTotals } = sample;
  return {
    kind: 'full-profile',
    business: businessNameOf(sample),
    note: `${businessNameOf(sample)} and its owner are made up. The profile is real: our software wrote it from these answers, and no one edited it.`,
    answers: stepIds
      .filter((step) => answers[step] !== undefined && step !== 'name_input' && step !== 'business_name')
      .map((step) => ({ question: stepById(step).label, answer: asText(step, answers[step]) })),
    diagnosis: profile.diagnosis!,
    parts: (Object.keys(anchors) as RewritableSection[]).map((section) => partOf(sample, section)),
    promptCount: promptCountOf(sample),
    prompts: platformOrder
      .filter((platform) => profile.platformPrompts?.[platform])
      .map((platform) => ({
        platform: platformName(platform),
        total: promptTotals[platform]!,
        prompts: profile.platformPrompts![platform]!.map(({ title, useCase, prompt }) => ({ title, useCase, prompt })),
      })),
  };
}

const applyLink = { label: 'Apply for a free profile', href: paths.signup };

const pageOf = (sample: SampleProfile): Page => ({
  path: samplePath(sample),
  title: sample.title,
  description: sample.description,
  label: sample.industry,
  breadcrumb: [{ label: 'Sample profiles', href: paths.sampleProfile }],
  card: `/cards/sample-profile-${sample.slug}.png`,
  jsonLd: ['organization'],
  updated: sample.updated,
  sections: [
    {
      kind: 'hero',
      eyebrow: `Sample profile: ${sample.industry}`,
      title: `The marketing plan for ${businessNameOf(sample)}`,
      lead: sample.lead,
      chatLabel: 'Get one for your business',
      links: [],
      promises: [`${promptCountOf(sample)} prompts`, 'Made-up business', 'Nothing edited by hand'],
    },
    fullProfile(sample),
    {
      kind: 'link-list',
      title: 'Read another one',
      lead: 'Same questions, different answers, different plan.',
      links: [
        ...sampleProfiles
          .filter(({ slug }) => slug !== sample.slug)
          .map((other) => ({
            label: `${other.industry}: ${businessNameOf(other)}`,
            href: samplePath(other),
            text: other.summary,
          })),
        { label: 'All sample profiles', href: paths.sampleProfile },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Now get yours',
      lead: "Answer the same questions about your business. It takes about 2 minutes, and it's free.",
      chatLabel: 'Start the chat',
      links: [applyLink],
    },
  ],
});

const overview: Page = {
  path: paths.sampleProfile,
  title: 'Sample marketing profiles you can read in full',
  description: `Read three AI marketing profiles from ${brand.name}: for a bakery, an AC company and a dental practice. See each part before you start yours.`,
  label: 'Sample profiles',
  card: '/cards/sample-profile.png',
  jsonLd: ['organization'],
  updated: '2026-11-27',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Sample profiles',
      title: 'Read a full profile before you start yours',
      lead: "We made up three owners and gave our chat their answers. Here's what it wrote, word for word.",
      chatLabel: 'Get one for your business',
      links: [],
      promises: ['Nothing to download', 'No sign-up', 'Nothing edited by hand'],
    },
    {
      kind: 'cards',
      layout: 'grid',
      title: 'Pick the business closest to yours',
      lead: "You'll see the owner's answers and the plan we wrote from them.",
      cards: sampleProfiles.map((sample) => ({
        icon: sample.icon,
        title: `${sample.industry}: ${businessNameOf(sample)}`,
        text: sample.summary,
        link: { label: 'Read the full profile', href: samplePath(sample) },
      })),
    },
    {
      kind: 'steps',
      title: 'How to read a profile',
      lead: "Five minutes is enough to see if it's any good.",
      steps: [
        {
          title: 'Start with the diagnosis',
          text: "It says what's holding the business back, and which three things to do this week.",
        },
        {
          title: 'Check the “because” notes',
          text: 'They show which answer a recommendation is based on. Some are general advice and have no note.',
        },
        {
          title: 'Try one prompt',
          text: 'Copy a prompt into the AI tool you use. Change the name of the business, and see what comes back.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'Yours takes about 2 minutes',
      lead: "Answer the same questions about your own business. It's free, and you don't need a credit card.",
      chatLabel: 'Start the chat',
      links: [applyLink],
    },
  ],
};

const pages = new Map([overview, ...sampleProfiles.map(pageOf)].map((page) => [page.path, page]));

export const sampleProfilePages: PageProvider = { paths: [...pages.keys()], load: (path) => pages.get(path)! };
