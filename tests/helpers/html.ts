/** Reads pages as a visitor without JavaScript gets them, and the addresses that the site links to. */
import { Parser } from 'htmlparser2';

type Link = {
  /** The link as written. */
  href: string;
  text: string;
  /** Label of the navigation it's part of. */
  navigation: string | undefined;
};

export type Html = {
  title: string;
  description: string;
  canonical: string | undefined;
  isNoindex: boolean;
  /** Address of its share card. */
  card: string | undefined;
  links: Link[];
  /** Our own images, stylesheets, scripts and feeds. */
  files: string[];
  /** All text of the body, including images' alt texts. */
  text: string;
};

/** Tells whether an address is our own: a path, or a fragment of the same page. */
export const isOurs = (href: string) => /^(\/(?!\/)|#)/.test(href);

export function readHtml(html: string): Html {
  const found: Html = {
    title: '',
    description: '',
    canonical: undefined,
    isNoindex: false,
    card: undefined,
    links: [],
    files: [],
    text: '',
  };
  const open: { tag: string; attributes: Record<string, string> }[] = [];
  const inside = (tag: string) => open.findLast((element) => element.tag === tag);
  let link: Link | undefined;

  function readHead(tag: string, { name, property, content = '', rel, href = '' }: Record<string, string>) {
    if (tag === 'link' && rel === 'canonical') found.canonical = href;
    if (tag !== 'meta') return;
    if (name === 'description') found.description = content;
    if (name === 'robots' && content.includes('noindex')) found.isNoindex = true;
    if (property === 'og:image') found.card = content;
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      open.push({ tag, attributes });
      readHead(tag, attributes);
      if (attributes.alt) found.text += ` ${attributes.alt} `;
      if (tag === 'a' && attributes.href !== undefined) {
        link = { href: attributes.href, text: '', navigation: inside('nav')?.attributes['aria-label'] };
        found.links.push(link);
      }
      const file = attributes.src ?? (tag === 'link' && attributes.rel !== 'canonical' ? attributes.href : undefined);
      for (const name of [file, ...(attributes['data-chat']?.split(' ') ?? [])])
        if (name && isOurs(name)) found.files.push(name);
    },
    ontext(text) {
      const { tag } = open.at(-1) ?? { tag: '' };
      if (tag === 'title' && inside('head')) found.title += text;
      if (link) link.text += text;
      if (inside('body') && tag !== 'script' && tag !== 'style') found.text += text;
    },
    onclosetag(tag) {
      open.pop();
      if (tag === 'a') link = undefined;
    },
  });
  parser.end(html);
  return found;
}

/** A page with its response. */
export type Answered = Html & {
  /** Final path after redirects. */
  path: string;
  status: number;
};

/** @param site address of the site */
export async function openHtml(site: string, path: string): Promise<Answered> {
  const response = await fetch(site + path);
  return {
    ...readHtml(await response.text()),
    path: new URL(response.url).pathname,
    status: response.status,
  };
}

/** Returns the addresses in sitemap.xml, without the host. */
export async function sitemapPaths(site: string): Promise<string[]> {
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}
