/** Facts that content names instead of repeating them: `{{brand.name}}`. Loading a file puts them in. */
import { brand } from '../brand.ts';

const facts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(brand).flatMap(([name, value]) => (typeof value === 'string' ? [[`brand.${name}`, value]] : [])),
);

/** Marks of claims have a colon or are words of their own, and are resolved with the page (claim-marks.ts). */
const placeholder = /\{\{([a-z]+\.[\w.]+)\}\}/gi;

/** @returns the text with its facts. @throws for a fact that nobody knows. */
export function withFacts(text: string): string {
  return text.replace(placeholder, (whole, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`Unknown fact ${whole}. content-facts.ts lists them.`);
    return fact;
  });
}
