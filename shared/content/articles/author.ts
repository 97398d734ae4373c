/** Author card, the same below every article. To publish your own, replace it and delete `sample: true`. */
import { brand } from '#shared/brand.ts';
import type { SectionOf } from '../schema.ts';

export const author: NonNullable<SectionOf<'article'>['author']> = {
  sample: true,
  name: `${brand.name} editorial team`,
  title: `marketers in ${brand.region}`,
  text: 'We write for owners who do their marketing between jobs.',
  avatar: '/covers/editorial-team.svg',
};
