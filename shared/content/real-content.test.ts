/** Demo content shows only in embedded mode, and pages read well without it. */
import { describe, expect, it } from 'vitest';
import { linkProblems } from '#scripts/build/page-links.ts';
import { renderPage } from '#client/site/render-page.tsx';
import { missingContent } from './missing-content.ts';
import { hasSamples } from './real-content.ts';
import { redirectOf } from './redirects.ts';
import { listMarketingClaims, listSamplePaths, loadPage, pagePaths } from './registry.ts';
import { pageSchema, type SectionKind, type SectionOf } from './schema.ts';
import { screenPaths } from './screens.ts';

const demoMark = 'Demo content';
const shown = await Promise.all(pagePaths.map(async (path) => ({ path, page: await loadPage(path) })));
const demo = await Promise.all(
  pagePaths.map(async (path) => ({ path, page: await loadPage(path, { withSamples: true }) })),
);
const samplePaths = await listSamplePaths();
const sectionOf = async <K extends SectionKind>(path: string, kind: K) =>
  (await loadPage(path, { withSamples: true })).sections.find(
    (section): section is SectionOf<K> => section.kind === kind,
  )!;

describe('a page on a deployed site', () => {
  it('has no demo content, and stays well-formed', () => {
    for (const { path, page } of shown) {
      expect(hasSamples(page), path).toBe(false);
      expect(pageSchema.safeParse(page).error?.issues, path).toBeUndefined();
      expect(JSON.stringify(page), path).not.toMatch(
        /"sample":true|(?:\/\/|@)[\w.-]+\.example\b|"embedId":"sample-|Sample (owner|manager)/,
      );
    }
  });

  it('links only to existing targets and keeps exactly one h1', async () => {
    const pages = await Promise.all(shown.map(async ({ path, page }) => ({ path, html: await renderPage(page) })));
    const problems = linkProblems(
      [...pages, ...screenPaths.map((path) => ({ path, html: '', isScreen: true }))],
      new Set(['/blog/rss.xml']),
      redirectOf,
    );
    expect(problems).toEqual([]);
  });

  it('lists no claims from demo content', async () => {
    expect((await listMarketingClaims()).filter(({ source }) => source === 'sample')).toEqual([]);
  });

  it('keeps the same title, description and structured data types as with demo content', () => {
    for (const [at, { path, page }] of shown.entries()) {
      const { title, description, keywords, jsonLd, label } = demo[at]!.page;
      expect({ title, description, keywords, jsonLd, label }, path).toEqual({
        title: page.title,
        description: page.description,
        keywords: page.keywords,
        jsonLd: page.jsonLd,
        label: page.label,
      });
    }
  });
});

describe('a page in embedded mode', () => {
  it('marks each part with demo content once', async () => {
    expect(samplePaths.length).toBeGreaterThan(20);
    for (const { path, page } of demo) {
      const badges = (await renderPage(page)).split(demoMark).length - 1;
      expect(badges > 0, path).toBe(samplePaths.includes(path));
    }
  });

  it('shows the full design', async () => {
    expect((await sectionOf('/case-studies', 'videos')).items).toHaveLength(6);
    expect((await sectionOf('/case-studies', 'websites')).items).toHaveLength(15);
    expect((await sectionOf('/about', 'team')).people).toHaveLength(2);
    expect((await sectionOf('/about', 'testimonials')).items).toHaveLength(3);
    expect((await sectionOf('/podcast-journey', 'videos')).items).toHaveLength(4);
    expect((await sectionOf('/what-we-do', 'stories')).items).toHaveLength(6);
    expect((await sectionOf('/bootcamp', 'videos')).items).toHaveLength(1);
  });

  it('has no demo content on city pages', () => {
    expect(samplePaths.filter((path) => path.startsWith('/locations'))).toEqual([]);
  });
});

describe('the list of missing content', () => {
  it('names each missing item once and says what to do', () => {
    const missing = missingContent();
    const names = missing.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['Team', 'Success stories', 'Testimonials', 'Instructor', 'Author']));
    for (const { todo } of missing) expect(todo).toMatch(/shared\/content\/\S+\.ts/);
  });

  it('is empty once everything is filled in', () => {
    const real = {};
    expect(
      missingContent({
        site: {
          facts: {
            contactEmail: 'a@x.test',
            contactPhone: '1',
            privacyEmail: 'a@x.test',
            legalEmail: 'a@x.test',
            postalAddress: '1 Main St',
          },
          offices: [
            {
              ...{ city: 'Miami', stateCode: 'FL', href: '/x', address: '1 Main St', phone: '1', stars: 5 },
              ...{ hours: '9-5', opens: '09:00', closes: '17:00' },
            },
          ],
          reviewsEmbed: { src: 'https://x.test', provider: 'X', height: 1 },
          loginVideo: { title: 'x', provider: 'X', src: 'https://x.test' },
        },
        content: {
          team: real,
          instructor: real,
          testimonials: real,
          stories: real,
          websites: real,
          aiTwins: real,
          podcastClips: real,
          bootcampPreview: real,
          author: undefined,
        },
      }),
    ).toEqual([]);
  });
});
