import { describe, expect, it } from 'vitest';
import { brand } from '../../shared/brand.ts';
import { page as home } from '../../shared/content/pages/home.ts';
import { fullTitle } from './full-title.ts';
import { pageHead } from './head.ts';
import { payloads } from '../../tests/e2e/payloads.ts';
import { figure } from '../../tests/helpers/figure.ts';

describe('title', () => {
  it('ends with the product name, once', () => {
    expect(fullTitle('About us')).toBe(`About us | ${brand.name}`);
    expect(fullTitle(`About us | ${brand.name}`)).toBe(`About us | ${brand.name}`);
    expect(fullTitle(brand.name)).toBe(brand.name);
  });
});

describe('head', () => {
  const structuredData = (head: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)![1]!)['@graph'];

  it('cannot be broken out of by what a page says', () => {
    const entries = [{ question: '</script><b>', answer: 'a<!--b' }];
    const head = pageHead({
      ...home,
      title: 'A "quoted" <b>title</b> & more',
      sections: [{ kind: 'faq', title: 'Questions', entries }],
    });
    expect(head).toContain('<title>A &quot;quoted&quot; &lt;b&gt;title&lt;/b&gt; &amp; more | ');
    expect(head).not.toContain('<b>');
    expect(head).not.toContain('<!--');
    expect(structuredData(head)[4].mainEntity[0].name).toBe('</script><b>');
  });

  it(
    `cannot be broken out of by ${payloads.length} payloads in titles and structured data`,
    { tags: ['check-22'] },
    () => {
      const headOf = (words: string) =>
        pageHead({
          ...home,
          title: words,
          description: words,
          sections: [{ kind: 'faq', title: words, entries: [{ question: words, answer: words }] }],
        });
      const tagsIn = (head: string) => head.match(/<[a-z!/]/gi)!.length;
      const usual = tagsIn(headOf('plain words'));
      const broken = payloads.filter((payload) => tagsIn(headOf(payload)) !== usual);
      const read = payloads.filter((payload) => structuredData(headOf(payload))[4].mainEntity[0].name === payload);
      figure(
        22,
        `${payloads.length} payloads in titles and structured data: ${broken.length} make a tag, ${read.length} read back`,
      );
      expect(broken).toEqual([]);
      expect(read).toHaveLength(payloads.length);
    },
  );
});
