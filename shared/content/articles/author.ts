/**
 * The author card, the same under every article. A stand-in: nobody is named until an owner puts real people here.
 */
import { brand } from '#shared/brand.ts';
import type { SectionOf } from '../schema.ts';

export const author: SectionOf<'article'>['author'] = {
  name: `${brand.name} editorial team`,
  title: `marketers in ${brand.region}`,
  text: 'We write for owners who do their marketing between two jobs. Businesses and figures in our examples are invented, and we say so; laws and tools change, so check before you act. Sample author card: put your own people here.',
  avatar: '/covers/editorial-team.svg',
};
