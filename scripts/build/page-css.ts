/**
 * A page carries the CSS of the sections it shows, not of all there are. The whole of it stays a file, which the
 * browser fetches when the visitor moves on to a page with other sections (client/app/rest-of-styles.ts).
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { classPrefixOf } from './class-names.ts';
import { projectDir } from './dirs.ts';

const components = ['client/app/screen-slot.module.css', 'client/components/floating-chat.module.css'];

/**
 * @returns what the classes of the parts begin with that not every page shows: sections, the place of a screen, the
 * round button.
 */
export async function styledSections(): Promise<string[]> {
  const folder = 'client/features/marketing';
  const files = await readdir(join(projectDir, folder), { recursive: true });
  const modules = files.filter((file) => file.endsWith('.module.css')).map((file) => join(folder, file));
  return [...modules, ...components].map((file) => classPrefixOf(join(projectDir, file)));
}

/** Cuts minified CSS into its outermost rules. */
function outerRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) {
      rules.push(css.slice(start, at + 1));
      start = at + 1;
    }
  }
  return rules;
}

/** @returns the CSS without the rules of sections for classes that do not occur in the HTML. */
export function cssForPage(css: string, html: string, sections: readonly string[]): string {
  const names = sections.join('|');
  const used = new Set([...html.matchAll(new RegExp(`(?<=[" ])(?:${names})-[\\w-]+`, 'g'))].map(([name]) => name));
  const owned = new RegExp(`(?<=\\.|@keyframes )(?:${names})-[\\w-]+`, 'g');
  const isWanted = (selector: string) => (selector.match(owned) ?? []).every((name) => used.has(name));
  const filter = (rules: string): string =>
    outerRules(rules)
      .map((rule) => {
        const open = rule.indexOf('{');
        const prelude = rule.slice(0, open);
        if (/^\s*@media/.test(prelude)) {
          const inner = filter(rule.slice(open + 1, -1));
          return inner && `${prelude}{${inner}}`;
        }
        return prelude.split(',').some(isWanted) ? rule : '';
      })
      .join('');
  return filter(css);
}
