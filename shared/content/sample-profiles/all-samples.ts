/** Sample profiles, and what pages quote from them. */
import { asText } from '#shared/domain/chat-answers.ts';
import { paths } from '#shared/paths.ts';
import { loadContent } from '../content-files.ts';
import type { SampleProfile } from './schema.ts';

export const sampleProfiles: readonly SampleProfile[] = loadContent('sample-profiles');

export const samplePath = ({ slug }: Pick<SampleProfile, 'slug'>): string => `${paths.sampleProfile}/${slug}`;

export const businessNameOf = ({ answers }: SampleProfile): string => asText('business_name', answers.business_name);

/** Returns how many prompts the whole profile has. */
export const promptCountOf = ({ promptTotals }: SampleProfile): number =>
  Object.values(promptTotals).reduce((sum, total) => sum + total, 0);

/** Returns the first sentences of a text. */
export const firstSentences = (text: string, count: number): string =>
  text
    .split(/(?<=[.!?]”?) (?=\p{Lu})/u)
    .slice(0, count)
    .join(' ');
