/** Measures how built pages are linked, and how much of their text is their own. */
import { DomUtils, parseDocument } from 'htmlparser2';

type PageNode = ReturnType<typeof parseDocument>['children'][number];
const { find, getAttributeValue, isTag, isText } = DomUtils;

export type ReadPage = {
  path: string;
  /** Paths that its content links to, without repeats. */
  content: string[];
  /** Paths that its header and footer link to, without repeats. */
  frame: string[];
  /** Text of its content, one string per block. */
  blocks: string[];
};

const unread = new Set(['script', 'style', 'svg', 'template', 'noscript', 'option']);
const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'time', 'code', 'sup', 'sub', 'mark']);

function textBlocks(nodes: PageNode[]): string[] {
  const blocks: string[] = [];
  let open = '';
  const close = () => {
    const text = open.replace(/\s+/g, ' ').trim();
    if (text) blocks.push(text);
    open = '';
  };
  const walk = (node: PageNode) => {
    if (isText(node)) open += node.data;
    if (!isTag(node) || unread.has(node.name)) return;
    if (!inline.has(node.name)) close();
    for (const child of node.children) walk(child);
    if (!inline.has(node.name)) close();
  };
  for (const node of nodes) walk(node);
  close();
  return blocks;
}

/**
 * Reads a page's links and text.
 * @param resolve returns the page that a path leads to, such as that of an alias, or undefined if it isn't a page
 */
export function readPage(path: string, html: string, resolve: (path: string) => string | undefined): ReadPage {
  const root = parseDocument(html);
  const main = find((node) => isTag(node) && node.name === 'main', root.children, true, 1);
  const linksIn = (nodes: PageNode[], skip?: PageNode) => {
    const found = new Set<string>();
    const walk = (node: PageNode) => {
      if (!isTag(node) || node === skip) return;
      const href = node.name === 'a' ? getAttributeValue(node, 'href') : undefined;
      const target = href?.startsWith('/') ? resolve(href.replace(/[?#].*$/, '')) : undefined;
      if (target && target !== path) found.add(target);
      for (const child of node.children) walk(child);
    };
    for (const node of nodes) walk(node);
    return [...found];
  };
  return {
    path,
    content: linksIn(main),
    frame: linksIn(root.children, main[0]),
    blocks: textBlocks(main),
  };
}

/** Returns the fewest clicks from a page to each page that can be reached. */
export function clickDepths(pages: readonly ReadPage[], from = '/'): Map<string, number> {
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const depths = new Map([[from, 0]]);
  for (const [path, depth] of depths) {
    const page = pageAt.get(path);
    for (const next of page ? [...page.frame, ...page.content] : []) if (!depths.has(next)) depths.set(next, depth + 1);
  }
  return depths;
}

/** Returns the pages whose content links to a page. */
export const inlinksOf = (path: string, pages: readonly ReadPage[]): string[] =>
  pages.filter(({ content }) => content.includes(path)).map((page) => page.path);

const wordsPerPhrase = 5;
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}$%'’-]+/gu) ?? [];
const sentencesIn = (blocks: readonly string[]) => blocks.flatMap((block) => block.split(/(?<=[.!?])\s+/));
const phrasesIn = (words: readonly string[]) =>
  words
    .slice(0, Math.max(1, words.length - wordsPerPhrase + 1))
    .map((_, at) => words.slice(at, at + wordsPerPhrase).join(' '));

export type OwnWords = {
  path: string;
  words: number;
  /** Words in sentences that no other page has. */
  inSentences: number;
  /** Words in five-word phrases that no other page has. */
  inPhrases: number;
  /** `inPhrases` divided by `words`, 0 to 1. */
  share: number;
};

/** Counts the words of each page that no other page in the list shares, lowest share first. */
export function ownWords(pages: readonly ReadPage[]): OwnWords[] {
  const read = pages.map(({ path, blocks }) => ({
    path,
    sentences: sentencesIn(blocks)
      .map(wordsIn)
      .filter((words) => words.length > 0),
  }));
  const holders = new Map<string, Set<string>>();
  const note = (text: string, path: string) => holders.set(text, (holders.get(text) ?? new Set()).add(path));
  for (const { path, sentences } of read)
    for (const words of sentences) {
      note(`. ${words.join(' ')}`, path);
      for (const phrase of phrasesIn(words)) note(phrase, path);
    }
  const isOwn = (text: string) => holders.get(text)!.size === 1;
  return read
    .map(({ path, sentences }) => {
      let words = 0;
      let inSentences = 0;
      let inPhrases = 0;
      for (const sentence of sentences) {
        words += sentence.length;
        if (isOwn(`. ${sentence.join(' ')}`)) inSentences += sentence.length;
        const own = new Set<number>();
        for (const [at, phrase] of phrasesIn(sentence).entries())
          if (isOwn(phrase))
            for (let word = at; word < Math.min(at + wordsPerPhrase, sentence.length); word++) own.add(word);
        inPhrases += own.size;
      }
      return { path, words, inSentences, inPhrases, share: words === 0 ? 0 : inPhrases / words };
    })
    .toSorted((a, b) => a.share - b.share);
}
