/** Names of CSS module classes. */
import { basename, dirname, relative, sep } from 'node:path';
import { projectDir } from './dirs.ts';

const scopedFiles = new Map<string, string>();

/**
 * Readable class names, the same in both bundles: `hero-title`, `chat-bubble-text`. Shared components and marketing
 * sections use only the file name; in other features, the feature's name comes first.
 * @param file absolute path
 * @throws if two files would share a name
 */
export function className(local: string, file: string): string {
  const source = relative(projectDir, file.replace(/\?.*$/, ''));
  const [, layer, area, ...inner] = dirname(source).split(sep);
  const feature = inner[0] === undefined || /^(components|screens|editing)$/.test(inner[0]) ? area : inner[0];
  const base = basename(source, '.module.css');
  const prefix = layer === 'features' && area !== 'marketing' ? `${feature}-${base}` : base;
  const owner = scopedFiles.get(prefix) ?? source;
  if (owner !== source) throw new Error(`${owner} and ${source} would share their class names; rename one of them`);
  scopedFiles.set(prefix, source);
  return `${prefix}-${local}`;
}
