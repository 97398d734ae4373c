/**
 * A page carries the CSS of the sections it shows, not of all there are, and nothing of what cannot be seen at first:
 * dialogs, notices, errors (`*-later.module.css`). The whole of it stays a file, which the browser fetches once the page
 * stands (client/app/rest-of-styles.ts).
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { classPrefixOf } from './class-names.ts';
import { projectDir } from './dirs.ts';

const later = /-later\.module\.css$/;
const components = [
  'client/app/screen-slot.module.css',
  'client/app/member-band-place.module.css',
  'client/components/floating-chat.module.css',
];

type StyledParts = {
  /** What the classes of parts begin with that not every page shows: sections, the place of a screen, the round button. */
  sections: readonly string[];
  /** The same of what no page shows at first. */
  later: readonly string[];
};

export async function styledParts(): Promise<StyledParts> {
  const files = (await readdir(join(projectDir, 'client'), { recursive: true }))
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join('client', file));
  const prefixes = (wanted: readonly string[]) => wanted.map((file) => classPrefixOf(join(projectDir, file)));
  const isSection = (file: string) => /features[/\\]marketing[/\\]/.test(file) || components.includes(file);
  return {
    sections: prefixes(files.filter((file) => isSection(file) && !later.test(file))),
    later: prefixes(files.filter((file) => later.test(file))),
  };
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

/** Cuts a list of selectors at its commas, not at those inside `:is(…)`. */
const selectorsOf = (prelude: string) => prelude.match(/(?:[^,(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [prelude];

/** @returns the CSS without the rules for classes of sections that do not occur in the HTML, and of later parts. */
export function cssForPage(css: string, html: string, { sections, later }: StyledParts): string {
  const names = [...sections, ...later].join('|');
  const used = new Set(
    [...html.matchAll(new RegExp(`(?<=[" ])(?:${sections.join('|')})-[\\w-]+`, 'g'))].map(([name]) => name),
  );
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
        return selectorsOf(prelude).some(isWanted) ? rule : '';
      })
      .join('');
  return filter(css);
}
