/** Related links: which pages belong together by topic, and the section that each page gets from it. */
import { paths } from '../paths.ts';
import { articles } from './articles/all-articles.ts';
import type { Page, SectionOf } from './schema.ts';

type Topic =
  | 'ads'
  | 'automation'
  | 'basics'
  | 'calls'
  | 'choosing'
  | 'content'
  | 'leads'
  | 'local'
  | 'messages'
  | 'platform'
  | 'price'
  | 'search'
  | 'social'
  | 'strategy';

export type RelatedPage = {
  href: string;
  kind: 'guide' | 'service' | 'article';
  label: string;
  /** What readers find there. */
  text: string;
  /** The main one first. */
  topics: readonly Topic[];
};

type Entry = [href: string, label: string, text: string, ...topics: Topic[]];

/** Landing pages, named by the question they answer. */
const guides: Entry[] = [
  ['/ai-agency', 'What is an AI agency?', 'What it does and when you need one', 'basics', 'choosing', 'strategy'],
  ['/ai-marketing-agency', 'How does AI marketing work?', 'The process and its results', 'basics', 'ads', 'leads'],
  [
    '/ai-digital-marketing-agency',
    'Can one team do it all?',
    'Digital marketing from one team',
    'basics',
    'social',
    'content',
    'search',
  ],
  [
    '/ai-advertising-agency',
    'What makes an ad pay off?',
    'Six platforms and how to run a test',
    'ads',
    'leads',
    'social',
  ],
  ['/ai-advertising-company', 'Where does my ad money go?', 'What you pay for on six platforms', 'ads', 'price'],
  ['/ai-seo-company', 'How long does SEO take?', 'From analysis to results', 'search', 'strategy', 'choosing'],
  ['/ai-seo-services', "What's in an SEO package?", 'Audit, content and link building', 'search', 'content', 'price'],
  [
    '/ai-marketing-agents',
    'What can AI agents do?',
    'Calls, content and social media',
    'calls',
    'messages',
    'content',
    'social',
    'automation',
  ],
  [
    '/ai-driven-digital-marketing-solutions',
    'What AI solutions are there?',
    'Three solutions, explained',
    'automation',
    'messages',
    'leads',
    'calls',
  ],
  [
    '/ai-marketing-com',
    "What's in the member area?",
    'Your profile, prompts and next steps',
    'platform',
    'content',
    'social',
  ],
  [
    '/www-ai-marketing',
    "What's in a free account?",
    'A dashboard and a free account',
    'platform',
    'messages',
    'content',
  ],
  [
    paths.profile,
    "What's in the free profile?",
    'Your plan and prompts, in about 3 minutes',
    'platform',
    'basics',
    'strategy',
  ],
  [
    '/ai-marketing-companies',
    'How do companies differ?',
    'Three types and how to choose one',
    'choosing',
    'price',
    'basics',
  ],
  [
    '/ai-marketing-consultant',
    'Do I need a consultant first?',
    'Advice before you spend',
    'strategy',
    'choosing',
    'price',
  ],
  [
    '/ai-agency-for-small-business',
    'What does a small business pay?',
    'Three plans and what each includes',
    'price',
    'basics',
    'leads',
  ],
  [
    '/ai-agency-near-me',
    'Is there an AI agency near me?',
    'Our three offices, and how a visit works',
    'local',
    'choosing',
  ],
  [
    '/ai-marketing-agency-near-me',
    'Who knows the local market?',
    'How customers from Miami to Boca Raton choose',
    'local',
    'search',
    'calls',
  ],
  [
    '/ai-digital-marketing-near-me',
    'Who can fix my listings?',
    'Local digital marketing, and a check you can do tonight',
    'local',
    'search',
    'messages',
  ],
  ['/best-ai-marketing-agency-near-me', 'Which agency is best?', 'What to check first', 'local', 'choosing'],
  [
    '/best-ai-marketing-automation-agencies-near-me',
    "Who's best at automation?",
    'A comparison and six tests',
    'automation',
    'choosing',
    'local',
  ],
  [
    '/ai-company-fort-lauderdale',
    "Who's in Fort Lauderdale?",
    'AI for boats, clinics, restaurants and contractors',
    'local',
    'calls',
    'automation',
  ],
];

const services: Entry[] = [
  [
    '/services/ai-marketing-services',
    'AI Marketing Services',
    'A three-month plan, campaigns and one report',
    'basics',
    'strategy',
    'local',
  ],
  [
    '/services/ai-voice-agents',
    'AI Voice Agents',
    'Your phone gets answered day and night',
    'calls',
    'automation',
    'messages',
  ],
  [
    '/services/workflow-automation',
    'Workflow Automation & AI Systems',
    'Follow-ups and reminders that send themselves',
    'automation',
    'messages',
    'leads',
  ],
  [
    '/services/branding-content',
    'Branding & Content Creation',
    'A name, photos and copy that sound like you',
    'content',
    'social',
    'platform',
  ],
  [
    '/services/seo-website-services',
    'SEO & Website Services',
    'A fast site with a page for every service',
    'search',
    'local',
    'content',
  ],
  ['/services/advertising-campaigns', 'Advertising & Campaigns', 'Ads on a budget you set', 'ads', 'leads'],
  [
    '/services/social-media-marketing',
    'Social Media Marketing',
    'A calendar of posts and same-day replies',
    'social',
    'content',
    'messages',
  ],
  [
    '/services/lead-generation',
    'Lead Generation & Sales Systems',
    'Every step from first click to signed order',
    'leads',
    'ads',
    'calls',
  ],
  [
    '/services/consulting-strategy',
    'Consulting & Strategy Services',
    'An hour or three months with a strategist',
    'strategy',
    'choosing',
    'platform',
  ],
  ['/services/pricing', 'Pricing', 'Three monthly plans, no contract', 'price', 'choosing', 'basics'],
];

/** Topics of the articles, by slug. An article without an entry is found by its neighbors only. */
const articleTopics: Record<string, readonly Topic[]> = {
  'ai-answers-local-business': ['search', 'local', 'basics', 'choosing'],
  'two-hour-marketing-week': ['strategy', 'basics', 'platform'],
  'cost-of-a-new-customer': ['price', 'ads', 'leads'],
  'service-area-pages': ['search', 'local', 'content'],
  'one-job-month-of-posts': ['content', 'social', 'platform'],
  'comments-messages-automation': ['messages', 'social', 'automation', 'calls'],
  'follow-ups-from-what-you-know': ['messages', 'leads', 'automation'],
  'customer-data-and-ai-tools': ['automation', 'choosing', 'strategy'],
};

const entriesOf = (kind: RelatedPage['kind'], entries: readonly Entry[]): RelatedPage[] =>
  entries.map(([href, label, text, ...topics]) => ({ href, kind, label, text, topics }));

/** All pages that have topics. */
export const relatedPages: readonly RelatedPage[] = [
  ...entriesOf('guide', guides),
  ...entriesOf('service', services),
  ...articles.map(({ slug, title, category }): RelatedPage => ({
    href: `/blog/${slug}`,
    kind: 'article',
    label: title,
    text: category,
    topics: articleTopics[slug] ?? [],
  })),
];

/** Links to all landing pages, for the list on the services page. */
export const guideLinks: SectionOf<'link-list'>['links'] = relatedPages
  .filter(({ kind }) => kind === 'guide')
  .map(({ href, label, text }) => ({ href, label, text }));

/** The landing pages about working nearby, for city pages. */
const localGuides = relatedPages.filter(({ kind, topics }) => kind === 'guide' && topics.includes('local'));

/** Number of related links of each kind on a page. */
const shown: Record<RelatedPage['kind'], Partial<Record<RelatedPage['kind'], number>>> = {
  guide: { guide: 3, service: 1, article: 2 },
  service: { guide: 3, article: 2, service: 1 },
  article: { guide: 3, service: 3 },
};

/**
 * Picks related pages: those that share the most topics. The page's first topic and rare topics count more. Ties go to the
 * page that comes next in the list, so that links are spread over all pages.
 * @param taken paths not to link to, such as those that the page already lists
 */
export function relatedTo(href: string, taken: ReadonlySet<string> = new Set()): RelatedPage[] {
  const own = relatedPages.findIndex((page) => page.href === href);
  const page = relatedPages[own];
  if (!page) return [];
  /** A page's first topic counts three times. */
  const weightOf = (topic: Topic) =>
    (topic === page.topics[0] ? 3 : 1) / relatedPages.filter(({ topics }) => topics.includes(topic)).length;
  const nearness = (other: RelatedPage) =>
    other.topics.filter((topic) => page.topics.includes(topic)).reduce((sum, topic) => sum + weightOf(topic), 0);
  const inTurn = [...relatedPages.slice(own + 1), ...relatedPages.slice(0, own)];
  const nearest = inTurn
    .filter((other) => !taken.has(other.href))
    .map((other) => ({ other, near: nearness(other) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near)
    .map(({ other }) => other);
  return Object.entries(shown[page.kind]).flatMap(([kind, most]) =>
    nearest.filter((other) => other.kind === kind).slice(0, most),
  );
}

/** Returns the paths in a page's lists of links, which needn't be repeated. */
const listedOn = ({ sections }: Page) =>
  new Set(sections.flatMap((section) => (section.kind === 'link-list' ? section.links.map(({ href }) => href) : [])));

const isCity = ({ sections }: Page) => sections[0]?.kind === 'city-hero';

/** Picks three local guides for a city, different ones for neighbors in the alphabet. */
function guidesForCity(path: string): RelatedPage[] {
  const start = [...path].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  const about = localGuides.filter(({ href }) => path.includes('lauderdale') || !href.includes('lauderdale'));
  return [0, 1, 2].map((step) => about[(start + step) % about.length]!);
}

/** Adds related links before the closing call to action of landing pages, services, articles, and cities. */
export function withRelated(page: Page): Page {
  const links = isCity(page) ? guidesForCity(page.path) : relatedTo(page.path, listedOn(page));
  if (links.length === 0) return page;
  const section: SectionOf<'related'> = {
    kind: 'related',
    title: isCity(page) ? 'Before you choose an agency' : 'Keep reading',
    links: links.map(({ href, kind, label, text }) => ({ href, of: kind, label, text })),
  };
  const closing = page.sections.findLastIndex(({ kind }) => kind === 'call-to-action');
  return { ...page, sections: page.sections.toSpliced(closing < 0 ? page.sections.length : closing, 0, section) };
}
