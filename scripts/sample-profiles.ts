/**
 * `npm run sample-profiles`: writes the sample profiles in `content/sample-profiles` again, with the built-in engine, from
 * the answers in the same file.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { writeSample } from './build/write-sample.ts';
import type { Answers } from '#shared/domain/chat-answers.ts';
import { contentDir } from './build/content-plugins.ts';

const dir = join(contentDir, 'sample-profiles');
for (const name of (await readdir(dir)).filter((file) => file.endsWith('.yaml'))) {
  const file = join(dir, name);
  const document = parseDocument(await readFile(file, 'utf8'));
  const { answers } = document.toJS() as { answers: Answers };
  for (const [key, value] of Object.entries(writeSample(answers))) document.set(key, value);
  await writeFile(file, document.toString({ lineWidth: 0 }));
}
