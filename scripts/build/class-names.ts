/** Names of the classes in CSS modules: words while developing, and as short as can be in a build. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { projectDir } from './dirs.ts';

const clientDir = join(projectDir, 'client');
const scopedFiles = new Map<string, string>();

/**
 * Class names people can read, the same in both bundles: `hero-title`, `chat-bubble-text`. Shared components and
 * marketing sections go by file name alone, other features by their own name first.
 * @param file absolute
 * @throws when two files would share a name
 */
export function readableClassName(local: string, file: string): string {
  const source = relative(projectDir, file.replace(/\?.*$/, ''));
  const [, area, feature] = dirname(source).split(sep);
  const base = basename(source, '.module.css');
  const prefix = area === 'features' && feature !== 'marketing' ? `${feature}-${base}` : base;
  const owner = scopedFiles.get(prefix) ?? source;
  if (owner !== source) throw new Error(`${owner} and ${source} would share their class names; rename one of them`);
  scopedFiles.set(prefix, source);
  return `${prefix}-${local}`;
}

let modules: string[] | undefined;

/** @returns what the classes of a file begin with in a build: its place among all of them, in letters. */
export function classPrefixOf(file: string): string {
  modules ??= readdirSync(clientDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .sort();
  const place = modules.indexOf(relative(clientDir, file.replace(/\?.*$/, '')));
  if (place < 0) throw new Error(`${file} is not a CSS module of the client`);
  return String.fromCharCode(97 + Math.floor(place / 26), 97 + (place % 26));
}

/**
 * The same in both bundles, for they see the same text.
 * @param css text of the file
 */
export function shortClassName(local: string, file: string, css: string): string {
  const names = [...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, name]) => name))];
  return `${classPrefixOf(file)}-${names.includes(local) ? names.indexOf(local).toString(36) : local}`;
}
