/** A purchased prompt pack as a file: to read, paste, or parse. */
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import type { PackPrompt, PromptPack } from '#shared/content/packs/pack.ts';
import type { PackFormat } from '#shared/domain/packs.ts';
import { promptKey } from '#shared/domain/prompt-keys.ts';
import { fenced, oneLine } from './markdown.ts';

/** Increment when the JSON file's shape changes. */
const formatVersion = 1;

const howTo = m.exports_pack_how_to();
const terms = m.exports_pack_terms();

const byCategory = ({ prompts }: PromptPack): Map<string, PackPrompt[]> =>
  Map.groupBy(prompts, ({ category }) => category);

const countText = ({ prompts: { length: count } }: PromptPack, agency: string) =>
  m.exports_pack_prompts({ count, agency });

/** The fragment that Markdown renderers create for a heading: lowercase letters, digits, and hyphens. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

function toMarkdown(pack: PromptPack): string {
  const groups = [...byCategory(pack)];
  const contents = groups.map(([name, { length }]) => `- [${oneLine(name)}](#${anchorOf(name)}) (${length})`);
  const chunks = [
    `# ${oneLine(pack.name)}`,
    `${oneLine(pack.description)} ${countText(pack, oneLine(brand.agency))}`,
    `${howTo.replace(/[[\]]/g, '\\$&')} ${terms}`,
    `## ${m.exports_contents()}`,
    contents.join('\n'),
  ];
  for (const [name, prompts] of groups) {
    chunks.push(`## ${oneLine(name)}`);
    for (const { title, useCase, prompt } of prompts)
      chunks.push(`### ${oneLine(title)}`, oneLine(useCase), fenced(prompt));
  }
  return `${chunks.join('\n\n')}\n`;
}

function toText(pack: PromptPack): string {
  const groups = [...byCategory(pack)];
  const chunks = [
    pack.name.toUpperCase(),
    `${pack.description}\n${countText(pack, brand.agency)}\n${howTo}\n${terms}`,
    [m.exports_contents().toUpperCase(), ...groups.map(([name, { length }]) => `${name} (${length})`)].join('\n'),
  ];
  for (const [name, prompts] of groups) {
    chunks.push(`${'='.repeat(72)}\n${name.toUpperCase()}\n${'='.repeat(72)}`);
    for (const { title, useCase, prompt } of prompts)
      chunks.push(`${title}\n(${useCase})\n\n${prompt}\n${'-'.repeat(72)}`);
  }
  return `${chunks.join('\n\n')}\n`;
}

function toJson({ key, name, description, prompts }: PromptPack): string {
  const file = {
    format: 'prompt-pack',
    formatVersion,
    pack: key,
    name,
    description,
    count: prompts.length,
    prompts: prompts.map(({ title, category, useCase, prompt }, index) => ({
      key: promptKey(key, index),
      title,
      category,
      useCase,
      prompt,
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const makers: Record<PackFormat, { type: string; make: (pack: PromptPack) => string }> = {
  md: { type: 'text/markdown; charset=utf-8', make: toMarkdown },
  txt: { type: 'text/plain; charset=utf-8', make: toText },
  json: { type: 'application/json; charset=utf-8', make: toJson },
};

/** @returns the file, named after the brand and pack. */
export function exportPack(format: PackFormat, pack: PromptPack): { name: string; type: string; body: Buffer } {
  const { type, make } = makers[format];
  return { name: `${brand.slug}-${pack.key}-prompt-pack.${format}`, type, body: Buffer.from(make(pack), 'utf8') };
}
