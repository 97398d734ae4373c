/**
 * Reads `content/`: YAML, and Markdown with YAML front matter, one record per file. Only for Node, never for a browser.
 * Bundles get built-content.ts instead of this module (scripts/build/content-plugins.ts).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { cachedFields, cacheFields } from './content-cache.ts';
import { withFacts } from './content-facts.ts';
import { contentFolders, type ContentFolder, type ContentOf } from './content-folders.ts';

const contentDir = join(import.meta.dirname, '../../content');

type Path = readonly PropertyKey[];
type Problem = { path: Path; message: string };

/** Inserts facts into all texts of a value, and reports unknown ones. */
function filled(value: unknown, problems: Problem[], path: Path = []): unknown {
  if (typeof value === 'string') {
    try {
      return withFacts(value);
    } catch (error) {
      problems.push({ path, message: (error as Error).message });
      return value;
    }
  }
  if (Array.isArray(value)) return value.map((item, at) => filled(item, problems, [...path, at]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, filled(inner, problems, [...path, name])]),
  );
}

/** Returns the line of a field, or of the closest field around it. */
function lineOf(document: Document, lines: LineCounter, path: Path): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
}

/** Keeps the front matter's position in the file, so that line numbers match. */
const markdown = /^---\r?\n([^]*?\n)---\r?\n([^]*)$/;

type Read<T> = { record?: T; raw?: unknown; problems: string[] };

/** @param known the fields, if this text was already parsed */
function readRecord<T>(text: string, schema: z.ZodType<T>, name: string, known: unknown): Read<T> {
  const isMarkdown = name.endsWith('.md');
  const parts = isMarkdown ? markdown.exec(text) : [text, text];
  if (!parts) return { problems: [`${name}: begin with front matter between two lines of ---`] };
  const lines = new LineCounter();
  const parse = () => parseDocument(parts[1]!, { lineCounter: lines, prettyErrors: false });
  let document = known === undefined ? parse() : undefined;
  const lineInFile = (line: number) => (isMarkdown ? line + 1 : line);
  if (document && document.errors.length > 0)
    return {
      problems: document.errors.map(
        ({ pos, message }) => `${name}:${lineInFile(lines.linePos(pos[0]).line)}: ${message}`,
      ),
    };
  const found: Problem[] = [];
  const raw: unknown = document ? document.toJS() : known;
  const fields = filled(raw, found);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    return { problems: [`${name}: write fields, such as \`title: …\``] };
  const slug = name.slice(name.lastIndexOf('/') + 1, name.lastIndexOf('.'));
  const result = schema.safeParse({
    slug,
    ...fields,
    ...(isMarkdown && { body: filled(parts[2]!.trim(), found, ['body']) }),
  });
  found.push(...(result.error?.issues ?? []));
  const problems = found.map(({ path, message }) => {
    const line = lineOf((document ??= parse()), lines, path);
    const field = path.length > 0 ? ` ${path.map(String).join('.')}` : '';
    return `${name}${line ? `:${lineInFile(line)}` : ''}${field}: ${message}`;
  });
  return problems.length > 0 ? { problems } : { record: result.data, raw, problems };
}

/**
 * Reads all files of a folder, sorted by name.
 * @throws an Error with a line for each problem: file, line, field and what's wrong with it
 */
export function readFolder<T>(dir: string, schema: z.ZodType<T>, root = contentDir): readonly T[] {
  const files = readdirSync(join(root, dir)).filter((file) => /^[^.].*\.(md|ya?ml)$/.test(file));
  const texts = files.sort().map((file) => readFileSync(join(root, dir, file), 'utf8'));
  const isCached = root === contentDir;
  const known = isCached ? cachedFields(dir, texts) : undefined;
  const read = files.map((file, at) => readRecord(texts[at]!, schema, `${dir}/${file}`, known?.[at]));
  const problems = read.flatMap((one) => one.problems);
  if (problems.length > 0)
    throw new Error(`Content needs a correction:\n${problems.map((one) => `  content/${one}`).join('\n')}`);
  const raw = read.map((one) => one.raw);
  if (isCached && !known) cacheFields(dir, texts, raw);
  return read.map(({ record }) => record!);
}

const loaded = new Map<ContentFolder, readonly unknown[]>();

/**
 * Returns the records of a folder of `content/`, sorted by file name. Reads them once per process.
 * @throws like `readFolder`
 */
export function loadContent<F extends ContentFolder>(folder: F): readonly ContentOf<F>[] {
  const known = loaded.get(folder) ?? readFolder<unknown>(folder, contentFolders[folder]);
  loaded.set(folder, known);
  return known as readonly ContentOf<F>[];
}
