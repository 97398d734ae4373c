import { expect, it } from 'vitest';
import { linkProblems } from './page-links.ts';

const redirectOf = (path: string) => (path === '/old' ? '/b' : undefined);
const problemsOf = (html: string) =>
  linkProblems(
    [
      { path: '/a', html: `<h1>A</h1>${html}` },
      { path: '/b', html: '<h1 class="x">B</h1><section id="seats"></section>' },
      { path: '/screen', html: '', isScreen: true },
    ],
    new Set(['/favicon.svg']),
    redirectOf,
  );

it('accepts links to pages, anchors, screens, files and redirects', () => {
  const hrefs = ['/b', '/b?x=1&amp;y=2', '/b#seats', '/b?x=1#seats', '/old', '/old#seats', '/screen', '/favicon.svg'];
  expect(problemsOf(hrefs.map((href) => `<a class="y" href="${href}">x</a>`).join(''))).toEqual([]);
  expect(problemsOf('<a href="https://elsewhere.example/x">x</a>')).toEqual([]);
});

it('reports broken links', () => {
  expect(problemsOf('<a href="/c">x</a><a href="/b#chairs">x</a>')).toEqual([
    '/a links to /c, which doesn’t exist',
    '/a links to /b#chairs, an anchor that page doesn’t have',
  ]);
});

it('requires exactly one title per page', () => {
  expect(problemsOf('<h1>again</h1>')).toEqual(['/a has 2 h1']);
});
