import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { brand } from '../brand.ts';
import { readFolder } from './content-files.ts';

const schema = z.strictObject({
  slug: z.string(),
  title: z.string().max(20),
  steps: z.array(z.strictObject({ text: z.string().min(3) })).optional(),
  body: z.string().optional(),
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(root, 'notes'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(root, 'notes', name), text);
const read = () => readFolder('notes', schema, root);
const problem = (): string => {
  try {
    read();
  } catch (error) {
    return (error as Error).message.split('\n').slice(1).join('\n');
  }
  throw new Error('There is no problem');
};

it('reads YAML and Markdown files by name and fills in facts', () => {
  write('b.yaml', 'title: From {{brand.name}}\nsteps:\n  - text: >-\n      one\n      two\n');
  write('a.md', '---\ntitle: A note\n---\n\n# Hello\n\nfrom {{brand.city}}\n');
  write('.draft.yaml', 'nothing: of interest');
  expect(read()).toEqual([
    { slug: 'a', title: 'A note', body: `# Hello\n\nfrom ${brand.city}` },
    { slug: 'b', title: `From ${brand.name}`, steps: [{ text: 'one two' }] },
  ]);
});

it('reports file, line and field for every problem', () => {
  write('a.yaml', 'title: Far too long for a title\nsteps:\n  - text: fine\n  - text: no\n');
  write('b.md', '---\ntitle: Fine\ncolour: red\n---\nText with {{brand.nmae}}');
  expect(problem()).toBe(
    [
      '  content/notes/a.yaml:1 title: Too big: expected string to have <=20 characters',
      '  content/notes/a.yaml:4 steps.1.text: Too small: expected string to have >=3 characters',
      '  content/notes/b.md body: Unknown fact {{brand.nmae}}. content-facts.ts lists them.',
      '  content/notes/b.md: Unrecognized key: "colour"',
    ].join('\n'),
  );
});

it('reports the line of a YAML error', () => {
  write('a.yaml', 'title: One\ntitle: Two\n');
  write('b.md', '---\ntitle: "open\n---\nText');
  write('c.md', 'No front matter');
  expect(problem()).toMatch(
    /notes\/a.yaml:2: Map keys must be unique\n.*notes\/b.md:\d: .*\n.*notes\/c.md: begin with/,
  );
});
