/** What the person at the terminal wants to know after `npm start`. */
import path from 'node:path';
import { brand } from '../../shared/brand.ts';
import type { Env } from '../env.ts';

/** @returns a few lines: address, where data is kept, who writes the profiles. */
export function banner(env: Env, address: string): string {
  const local = env.host === '127.0.0.1' ? address.replace('127.0.0.1', 'localhost') : address;
  const lines: [string, string][] = [['Open', local]];
  if (env.mode === 'embedded')
    lines.push(['Data', `${path.resolve(env.dataDir)} (built-in PostgreSQL, kept between starts)`]);
  lines.push([
    'Profiles',
    env.openAi
      ? `${env.openAi.model}, with the built-in engine as reserve`
      : 'built-in engine (set OPENAI_API_KEY to use a model)',
  ]);
  lines.push(['Stop', 'Ctrl-C']);
  return `\n  ${brand.name} is running.\n\n${lines.map(([name, value]) => `  ${name.padEnd(9)} ${value}`).join('\n')}\n\n`;
}
