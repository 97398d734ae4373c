/** Builds the blog's pages from its articles. */
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { PageProvider } from '../page-providers.ts';
import type { Page, SectionOf } from '../schema.ts';
import { articles } from './all-articles.ts';
import type { Article } from './article-file.ts';
import { author } from './author.ts';
import { relatedTo } from './related.ts';
import { articleCategories } from './schema.ts';

const blog = '/blog';
const hrefOf = ({ slug }: Article) => `${blog}/${slug}`;

/** Slugs for `Popular`, in the order that the owner chose. All other articles follow, newest first. */
const favorites = [
  'cost-of-a-new-customer',
  'two-hour-marketing-week',
  'one-job-month-of-posts',
  'ai-answers-local-business',
  'comments-messages-automation',
  'follow-ups-from-what-you-know',
  'customer-data-and-ai-tools',
  'service-area-pages',
];

type Teaser = SectionOf<'blog-listing'>['articles'][number];

function teaserOf(article: Article): Teaser {
  const { slug, title, excerpt, category, publishedDate, readTime, coverImage } = article;
  return { slug, href: hrefOf(article), title, excerpt, category, publishedDate, readTime, coverImage };
}

function latestDate(): string {
  return articles[0]!.publishedDate;
}

const listing: Page = {
  path: blog,
  title: 'Marketing notes for small businesses',
  description: `Marketing guides for owners on AI answers, town pages, customer data, follow-ups, photos, messages and the math behind ads. Written in ${brand.region}.`,
  keywords: ['small business marketing blog', 'AI marketing', 'local SEO', brand.region],
  card: '/cards/blog.png',
  jsonLd: ['organization', 'website'],
  updated: latestDate(),
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Blog',
      title: 'Marketing you can do between jobs.',
      lead: "Get practical how-tos with real math, wording you can copy and things to skip. You won't find news or trends here. Each article ends with something to do by Friday.",
      links: [
        { label: 'Get a Free AI Marketing Assessment', href: paths.contact },
        { label: 'Explore Our Services', href: paths.services },
      ],
      promises: [],
    },
    {
      kind: 'blog-listing',
      title: 'All articles',
      articles: articles.map(teaserOf),
      popular: favorites,
      shown: 6,
    },
    {
      kind: 'newsletter',
      title: 'Get new articles by email',
      lead: "We'll send you about one article a month, and nothing else.",
      source: 'blog',
    },
    {
      kind: 'call-to-action',
      title: 'Enough reading for today?',
      lead: `Tell ${brand.name} about your business, and get a free plan that fits it.`,
      links: [{ label: 'Apply for a free profile', href: paths.signup }],
    },
  ],
};

function articlePage(article: Article): Page {
  const { slug, pageTitle, shortTitle, excerpt, publishedDate, tags, coverAlt, body } = article;
  const others = articles.filter((other) => other !== article);
  return {
    path: hrefOf(article),
    title: pageTitle,
    description: excerpt,
    keywords: tags,
    breadcrumb: [{ label: 'Blog', href: blog }],
    label: shortTitle,
    card: `/cards/blog-${slug}.png`,
    jsonLd: ['organization', 'article'],
    updated: publishedDate,
    sections: [
      {
        kind: 'article',
        article: { ...teaserOf(article), tags, coverAlt, body },
        author: article.author ?? author,
        recent: others.slice(0, 4).map((other) => {
          const { href, title: otherTitle, publishedDate: day } = teaserOf(other);
          return { href, title: otherTitle, publishedDate: day };
        }),
        categories: [...articleCategories],
        related: relatedTo(article, articles).map(teaserOf),
      },
      {
        kind: 'newsletter',
        title: 'Get the next article by email',
        lead: "You'll get about one a month, and nothing else.",
        source: 'blog_article',
      },
      {
        kind: 'call-to-action',
        title: 'Want this done for your business?',
        lead: "Tell us about your business, and you'll get a free plan with prompts you can use today.",
        links: [{ label: 'Apply for a free profile', href: paths.signup }],
      },
    ],
  };
}

const pages = new Map([listing, ...articles.map(articlePage)].map((page) => [page.path, page]));

/** `/blog` and `/blog/<slug>`. */
export const blogPages: PageProvider = { paths: [...pages.keys()], load: (path) => pages.get(path)! };
