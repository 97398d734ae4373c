/** Endings of prompts: the tool's parameters, or the sentence about what to leave out. */
import type { Brief } from '../brief.ts';
import { limitsOf } from '../own-limits.ts';
import { tidy } from '../text.ts';

const parameters = /\s+--[a-z][^]*$/;

/** Splits a library prompt into its request and its ending, which starts with a space or is empty. */
export function splitEnding(brief: Brief, prompt: string): { body: string; ending: string } {
  const limits = limitsOf(brief)
    .map(tidy)
    .find((text) => text && prompt.endsWith(` ${text}`));
  const at = parameters.exec(prompt)?.index ?? (limits ? prompt.length - limits.length - 1 : -1);
  return at < 0 ? { body: prompt, ending: '' } : { body: prompt.slice(0, at), ending: prompt.slice(at) };
}

/** Adds the library prompt's ending to a rewritten prompt, replacing any parameters it contains. */
export function withEnding(text: string, ending: string): string {
  return tidy(`${text.replace(parameters, '')}${ending}`);
}
