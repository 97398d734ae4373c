import { describe, expect, it } from 'vitest';
import { clickDepths, inlinksOf, ownWords, readPage } from './page-graph.ts';

const pages: Record<string, string> = {
  '/': '<header><a href="/a">A</a></header><main><h1>Home</h1><a href="/b?x=1#y">B</a><a href="https://x.test/c">C</a></main>',
  '/a': '<main><p>We answer your phone day and night. Call us.</p><a href="/a">Self</a><a href="/old-b">B</a></main>',
  '/b': '<main><p>We answer your phone day and night. <b>Ads</b> cost what you set.</p><svg><text>x</text></svg><a href="/c">C</a></main><footer><a href="/d">D</a></footer>',
  '/c': '<main></main>',
  '/d': '<main></main>',
  '/lost': '<main></main>',
};
const resolve = (path: string) => (path === '/old-b' ? '/b' : path in pages ? path : undefined);
const read = Object.entries(pages).map(([path, html]) => readPage(path, html, resolve));
const pageAt = (path: string) => read.find((page) => page.path === path)!;

describe('a page', () => {
  it('has links in its content and in its frame, resolved to pages, without itself', () => {
    expect(pageAt('/')).toMatchObject({ content: ['/b'], frame: ['/a'] });
    expect(pageAt('/a').content).toEqual(['/b']);
    expect(pageAt('/b')).toMatchObject({ content: ['/c'], frame: ['/d'] });
  });

  it('has its text in blocks, without drawings', () => {
    expect(pageAt('/b').blocks).toEqual(['We answer your phone day and night. Ads cost what you set.', 'C']);
  });
});

it('counts the fewest clicks from home, by header, footer, and content', () => {
  expect([...clickDepths(read)]).toEqual([
    ['/', 0],
    ['/a', 1],
    ['/b', 1],
    ['/d', 2],
    ['/c', 2],
  ]);
});

it('lists the pages whose content links to a page', () => {
  expect(inlinksOf('/b', read)).toEqual(['/', '/a']);
  expect(inlinksOf('/d', read)).toEqual([]);
});

it('counts words in sentences and phrases that no other page has', () => {
  const own = ownWords([pageAt('/a'), pageAt('/b')]);
  expect(own.map(({ path, words, inSentences, inPhrases }) => [path, words, inSentences, inPhrases])).toEqual([
    ['/a', 10, 3, 3],
    ['/b', 13, 6, 6],
  ]);
});
