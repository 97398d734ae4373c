/**
 * Reports how the built pages are linked and how much of each landing page's text is its own: `npm run pages:report`, or
 * `node scripts/pages-report.ts <folder>` for another build's `dist/pages`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { redirectOf } from '#shared/content/redirects.ts';
import { screenPaths } from '#shared/content/screens.ts';
import { clickDepths, inlinksOf, ownWords, readPage } from './build/page-graph.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist/pages'));

const screens = new Set<string>(screenPaths);
const landing = new Set(
  fs.readdirSync(path.join(root, 'content/landing')).map((file) => `/${file.replace('.yaml', '')}`),
);

const files = fs.readdirSync(folder).filter((file) => /^[^.]+\.html$/.test(file) && file !== '404.html');
const built = files
  .map((file) => ({
    path: file === 'index.html' ? '/' : `/${file.replace('.html', '').replaceAll('~', '/')}`,
    html: fs.readFileSync(path.join(folder, file), 'utf8'),
  }))
  .filter((page) => !screens.has(page.path));
/** Each address with the page it shows, which for an alias has another address. */
const pageOf = new Map(
  built.map(({ path: address, html }) => [
    address,
    /<link rel="canonical" href="(?:__BASE_URL__|https?:\/\/[^/"]+)([^"]*)"/.exec(html)?.[1] || address,
  ]),
);
const resolve = (address: string) => pageOf.get(redirectOf(address) ?? address);
const pages = built
  .filter((page) => pageOf.get(page.path) === page.path)
  .map((page) => readPage(page.path, page.html, resolve));

const say = (line = '') => void process.stdout.write(`${line}\n`);
const pad = (value: number | string, width: number) => String(value).padStart(width);

const depths = clickDepths(pages);
say(`Public pages in ${path.relative(root, folder)}: ${pages.length}`);
say();
say('Clicks from home   Pages');
const deepest = Math.max(...depths.values());
for (let depth = 0; depth <= deepest; depth++) {
  const at = pages.filter((page) => depths.get(page.path) === depth).map((page) => page.path);
  const others = at.filter((one) => !one.startsWith('/locations/'));
  const cities = at.length - others.length;
  say(
    `${pad(depth, 16)}   ${at.length}${cities ? ` (${cities} cities)` : ''}${depth > 1 && others.length ? `: ${others.join(' ')}` : ''}`,
  );
}
const lost = pages.filter((page) => !depths.has(page.path)).map((page) => page.path);
say(`${pad('never', 16)}   ${lost.length}${lost.length ? `: ${lost.join(' ')}` : ''}`);

const inlinks = [...landing]
  .map((one) => ({ path: one, from: inlinksOf(one, pages) }))
  .toSorted((a, b) => a.from.length - b.from.length);
say();
say('Links from the content of other pages to each landing page');
for (const { path: one, from } of inlinks)
  say(`${pad(from.length, 5)}  ${one}${from.length < 6 && from.length ? `  <- ${from.join(' ')}` : ''}`);

const own = ownWords(pages.filter((page) => landing.has(page.path)));
say();
say('Own text of landing pages: words, words in sentences and in five-word phrases no other landing page has, share');
for (const { path: one, words, inSentences, inPhrases, share } of own)
  say(`${pad(words, 6)} ${pad(inSentences, 6)} ${pad(inPhrases, 6)} ${pad(`${Math.round(share * 100)}%`, 5)}  ${one}`);
