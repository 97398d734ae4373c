import { expect, it } from 'vitest';
import { page as home } from '#shared/content/pages/home.ts';
import { pageHead } from './head.ts';
import { payloads } from '#tests/e2e/payloads.ts';

const structuredData = (head: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)![1]!)['@graph'];

const questionIn = (head: string) =>
  structuredData(head).find((thing: { '@type': string }) => thing['@type'] === 'FAQPage').mainEntity[0].name;

it(
  `escapes ${payloads.length} payloads in titles and structured data so none breaks out of the head`,
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
    const read = payloads.filter((payload) => questionIn(headOf(payload)) === payload);
    expect(broken).toEqual([]);
    expect(read).toHaveLength(payloads.length);
  },
);
