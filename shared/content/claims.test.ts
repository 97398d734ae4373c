/** Tests the register of claims: nothing is claimed outside of it, and pages read well without its claims. */
import { describe, expect, it } from 'vitest';
import { siteFiles } from '#scripts/build/feeds/site-files.ts';
import { claimsOn, stat, withoutClaims } from './claim-marks.ts';
import { figures, voiceSources } from './claims.ts';
import { listMarketingClaims, loadPage, pagePaths } from './registry.ts';
import { pageSchema, type Page } from './schema.ts';

const withSamples = { withSamples: true } as const;
const register = await listMarketingClaims(withSamples);
const everyKey = new Set(register.map(({ key }) => key));
const full = await Promise.all(pagePaths.map((path) => loadPage(path, withSamples)));
const bare = await Promise.all(pagePaths.map((path) => loadPage(path, { ...withSamples, off: everyKey })));

/**
 * Patterns for claims of results: a share, a multiple, a saving, a time until something happens, a number of customers.
 */
const resultFigure =
  /\d+(?:[.,]\d+)?\s?(?:%|percent\b|x\b|×)|\b(?:saves?|saved|saving) \$\d|\bin \d+-\d+ (?:hours|days|weeks|months)\b|\d+\+ (?:businesses|clients|customers|owners)/gi;

/** Texts that look like a result but don't claim one. */
const permitted: readonly { text: RegExp; because: string }[] = [
  { text: /If ingredients and labor take 60 percent/, because: 'a reckoned example in an article' },
  {
    text: /23 percent of the people you wrote to come back and 17 percent/,
    because: 'a reckoned example in an article',
  },
  { text: /a slow, steady dolly-in of about 5 percent/, because: 'a camera setting in a prompt of a sample profile' },
  { text: /Set stability near 60%/, because: 'a voice setting in a prompt of a sample profile' },
  { text: /20% off filler/, because: 'a discount in an example of a bad message' },
];

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

const unowned = (page: Page) =>
  stringsOf(page).filter((text) => {
    const found = text.match(resultFigure) ?? [];
    return found.length > 0 && !permitted.some((one) => one.text.test(text));
  });

describe('the register', () => {
  it('covers all result figures and testimonials, so none remain with claims off', () => {
    expect(bare.flatMap((page) => unowned(page).map((text) => `${page.path}: ${text}`))).toEqual([]);
    const voices = new Set(['testimonials', 'stories', 'reviews', 'ranking']);
    expect(bare.flatMap(({ sections }) => sections.filter(({ kind }) => voices.has(kind)))).toEqual([]);
  });

  it('would detect an unregistered figure', () => {
    const page = (text: string) =>
      ({ path: '/x', sections: [{ kind: 'prose', blocks: [{ text }] }] }) as unknown as Page;
    for (const text of [
      'We bring 38% more calls',
      'Growth of 2.5 x a year',
      'It saves $400 a month',
      'Results in 2-3 weeks',
      'Over 900+ businesses',
    ])
      expect(unowned(page(text)), text).toEqual([text]);
    expect(unowned(page('Starter costs $497 per month'))).toEqual([]);
  });

  it('has no unused exceptions', () => {
    const texts = full.flatMap(stringsOf);
    for (const { text } of permitted)
      expect(
        texts.some((one) => text.test(one)),
        String(text),
      ).toBe(true);
  });

  it('lists each figure on at least one page and each key once', () => {
    expect(register.map(({ key }) => key)).toHaveLength(everyKey.size);
    for (const key of Object.keys(figures)) expect(everyKey, key).toContain(key);
    for (const { key, text, source, pages } of register) {
      expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(text.length, key).toBeGreaterThan(3);
      expect(source.length, key).toBeGreaterThan(3);
      expect(pages.length, key).toBeGreaterThan(0);
      expect(new Set(pages).size, key).toBe(pages.length);
    }
    for (const key of Object.keys(voiceSources)) expect(everyKey, key).toContain(key);
  });

  it('contains the claims used on the agency’s pages', () => {
    const texts = register.filter(({ kind }) => kind === 'figure').map(({ text }) => text);
    for (const figure of [
      ...['30-50% ROI improvement', '60-80% cost reduction', 'Up to 300% higher conversion', '10x faster deployment'],
      ...['287% organic traffic', '83% more first-page rankings', '4.2x organic conversions', '68% cost reduction'],
      ...['5.3x engagement', '1,200+ businesses', '300% more leads', '150% better conversion', '60% cost cut'],
      ...['$2,000-$10,000 agency cost per month', '43% marketing ROI'],
      'results in 3-4 months and first changes within a month',
      'improvements in 4-6 weeks and significant gains in 2-3 months',
      'improvements in 24-48 hours and major gains in 1-2 weeks',
      '20-40% efficiency and 25-60% conversion increase within 3-6 months',
    ])
      expect(texts).toContain(figure);
  });
});

describe('pages', () => {
  it('contain no claim marks after loading', () => {
    expect([...full, ...bare].flatMap(stringsOf).filter((text) => /\{\{/.test(text))).toEqual([]);
  });

  it('are well-formed without any single claim and without all claims', async () => {
    const problems = bare.map((page) => pageSchema.safeParse(page).error?.issues).filter(Boolean);
    expect(problems).toEqual([]);
    for (const { key, pages } of register)
      for (const path of pages.slice(0, 3))
        expect(
          pageSchema.safeParse(await loadPage(path, { ...withSamples, off: new Set([key]) })).error?.issues,
          `${path} ${key}`,
        ).toBe(undefined);
  });

  it('are unchanged while all claims are on', async () => {
    for (const [at, path] of pagePaths.entries())
      expect(JSON.stringify(await loadPage(path, { ...withSamples, off: new Set() })), path).toBe(
        JSON.stringify(full[at]),
      );
  });

  it('make no claims in titles, descriptions or machine-readable files, which the switch cannot change', async () => {
    const titled = (page: Page) => ({ title: page.title, description: page.description, keywords: page.keywords });
    for (const [at, page] of full.entries()) expect(titled(page)).toEqual(titled(bare[at]!));
    const own = (pages: Page[]) => [...new Map(pages.map((page) => [page.path, page])).values()];
    expect(siteFiles(own(full))).toEqual(siteFiles(own(bare)));
  });
});

describe('a page with marks', () => {
  const page = {
    sections: [
      {
        kind: 'stats',
        title: 'Results',
        lead: '{{if claim:leads-300}}Up to {{claim:leads-300}}.{{end}}',
        stats: [stat('leads-300'), stat('cost-cut-60', 'off the bill'), { value: '9', label: 'services' }],
      },
      {
        kind: 'testimonials',
        title: 'Voices',
        items: [{ name: 'Ann B.', business: 'Bakery, Hialeah', quote: 'Good.' }],
        sample: true,
      },
      {
        kind: 'stories',
        items: [{ name: 'Shop', description: 'It was.', results: ['{{claim:story-traffic}}'] }],
      },
      {
        kind: 'prose',
        blocks: [{ text: '{{if claim:ads-timing}}We quote {{claim:ads-timing}}.{{else}}It depends.{{end}} Ask.' }],
      },
    ],
  } as unknown as Page;
  const without = (...keys: string[]) => withoutClaims(page, new Set(keys)).sections;

  it("loses the claim's item or sentence and any container left empty", () => {
    expect(without('leads-300')[0]).toEqual({
      kind: 'stats',
      title: 'Results',
      stats: [
        { value: '60%', label: 'off the bill' },
        { value: '9', label: 'services' },
      ],
    });
    expect(without('voice-ann-b-bakery').map(({ kind }) => kind)).toEqual(['stats', 'stories', 'prose']);
    expect(without('story-traffic').map(({ kind }) => kind)).toEqual(['stats', 'testimonials', 'prose']);
    expect(without('ads-timing').at(-1)).toEqual({ kind: 'prose', blocks: [{ text: 'It depends. Ask.' }] });
  });

  it('lists its claims', () => {
    expect(claimsOn(page).map(({ key }) => key)).toEqual([
      ...['leads-300', 'cost-cut-60', 'voice-ann-b-bakery', 'story-shop', 'story-traffic', 'ads-timing'],
    ]);
    expect(claimsOn(page).find(({ kind }) => kind === 'testimonial')).toEqual({
      key: 'voice-ann-b-bakery',
      kind: 'testimonial',
      text: '“Good.” Ann B., Bakery, Hialeah',
      source: 'sample',
    });
  });
});
