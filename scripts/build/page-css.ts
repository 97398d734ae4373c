/**
 * A page carries the CSS of the sections it shows, not of all there are. The whole of it stays a file, which the
 * browser fetches when the visitor moves on to a page with other sections (client/app/rest-of-styles.ts).
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { projectDir } from './dirs.ts';

/**
 * @returns names of the parts that have styles and that not every page shows: sections, and the place of a screen.
 * Their classes begin so (vite.config.ts). Longest first.
 */
export async function styledSections(): Promise<string[]> {
  const files = await readdir(join(projectDir, 'client/features/marketing/sections'));
  return [...files, 'screen-slot.module.css']
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.replace('.module.css', ''))
    .sort((a, b) => b.length - a.length);
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

/** @returns the CSS without the rules of sections that do not occur in the HTML. */
export function cssForPage(css: string, html: string, sections: readonly string[]): string {
  const names = sections.join('|');
  const used = new Set([...html.matchAll(new RegExp(`[" ](${names})-`, 'g'))].map((match) => match[1]));
  const owner = new RegExp(`(?:\\.|@keyframes )(${names})-`);
  const isWanted = (selector: string) => {
    const name = owner.exec(selector)?.[1];
    return name === undefined || used.has(name);
  };
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
