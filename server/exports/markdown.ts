/** A profile as Markdown (CommonMark), to paste into notes, a wiki, or an assistant. */
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { agencyTimeZone } from '#shared/domain/member.ts';
import { dayOf, madeBy, partsOf, promptListsOf, type Block, type ExportedProfile, type Item } from './parts.ts';

/** Escapes one line of user text, so that it can't start a heading, list, link, table, or HTML. */
function line(text: string): string {
  return text
    .replace(/[\t ]+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~&]/g, '\\$&')
    .replace(/^([-+=#])/, '\\$1')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

/** Escapes user text of several lines; `indent` keeps the following lines inside their list item. */
function lines(text: string, indent = ''): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(line)
    .filter(Boolean)
    .join(`  \n${indent}`);
}

/** User text on one line. */
export const oneLine = (text: string) => line(text.replace(/\s+/g, ' '));

function item({ text, because }: Item, indent: string): string {
  return because ? `${lines(text, indent)}\n\n${indent}*${oneLine(because)}*` : lines(text, indent);
}

function block({ title, isList, items }: Block): string {
  const body = items.map((entry, index) => {
    const mark = isList ? `${index + 1}. ` : '';
    return mark + item(entry, ' '.repeat(mark.length));
  });
  return `### ${oneLine(title)}\n\n${body.join('\n\n')}`;
}

/** Prompts are copied as they are, so they go unescaped into a fence longer than any inside. */
export function fenced(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text.replace(/\r\n?/g, '\n')}\n${fence}`;
}

/** @returns the whole file, ending in a line break. */
export function toMarkdown(input: ExportedProfile): string {
  const { businessName, profile, version, engine, createdAt, at } = input;
  const facts = [
    ...(profile.trade ? [m.exports_profile_trade({ trade: oneLine(profile.trade.name) })] : []),
    m.exports_profile_created({ day: dayOf(createdAt, agencyTimeZone), version }),
    m.exports_profile_saved({ day: dayOf(at, agencyTimeZone) }),
    madeBy[engine],
  ];
  const chunks = [
    `# ${oneLine(businessName) || m.exports_profile()}`,
    m.exports_profile_by({ agency: oneLine(brand.agency) }),
    facts.map((fact) => `- ${fact}`).join('\n'),
  ];
  for (const part of partsOf(input)) chunks.push(`## ${oneLine(part.title)}`, ...part.blocks.map(block));
  const lists = promptListsOf(input);
  if (lists.length > 0) chunks.push(`## ${m.exports_prompts()}`);
  for (const { title, url, prompts } of lists) {
    chunks.push(`### ${oneLine(title)}${url ? `\n\n<${url}>` : ''}`);
    for (const { title: name, category, useCase, prompt } of prompts)
      chunks.push(`#### ${oneLine(name)}`, oneLine([category, useCase].filter(Boolean).join(': ')), fenced(prompt));
  }
  return `${chunks.filter(Boolean).join('\n\n')}\n`;
}
