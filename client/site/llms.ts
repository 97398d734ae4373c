/**
 * Writes llms.txt, a description of the site for language models that read one file instead of two hundred:
 * https://llmstxt.org.
 */
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import type { Page } from '#shared/content/schema.ts';
import { pageKindOf, type PageKind } from '#shared/content/page-kinds.ts';
import { baseUrlToken } from '../app/head.ts';

/** The last section may be skipped when space is short. */
const groups: { title: string; kinds: PageKind[]; isBrief?: true }[] = [
  { title: m.app_llms_main_pages(), kinds: ['home', 'core', 'directory'] },
  { title: m.app_llms_services(), kinds: ['service'] },
  { title: m.app_llms_blog(), kinds: ['blog', 'article'] },
  { title: m.app_llms_legal(), kinds: ['legal'] },
  { title: m.app_llms_topics(), kinds: ['landing'] },
  { title: m.app_llms_optional(), kinds: ['city'], isBrief: true },
];

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** @param pages all public pages @returns Markdown */
export function llmsTxt(pages: readonly Page[]): string {
  const listed = pages.filter(({ path, noindex }) => path !== '*' && !noindex);
  const lineOf = ({ path, title, description }: Page, isBrief?: true) =>
    `- [${title.replace(/[[\]]/g, '')}](${baseUrlToken}${path})${isBrief ? '' : `: ${oneLine(description)}`}`;
  return [
    `# ${brand.name}`,
    '',
    `> ${brand.tagline}`,
    '',
    `${brand.agency} is an AI marketing agency in ${brand.city}, ${brand.region}. It works for small businesses across the United States: marketing, SEO, advertising, voice agents, automation and consulting. A free 2-minute chat gives you a written marketing profile, with prompts for the AI tools you already use. You don’t need an account for any page below.`,
    ...groups.flatMap(({ title, kinds, isBrief }) => {
      const found = kinds.flatMap((kind) => listed.filter((page) => pageKindOf(page) === kind));
      return found.length === 0 ? [] : ['', `## ${title}`, '', ...found.map((page) => lineOf(page, isBrief))];
    }),
    '',
  ].join('\n');
}
