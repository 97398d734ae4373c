/** All industries the engine knows: each file in `content/trades`. */
import { loadContent } from '../content-files.ts';
import type { Trade } from './schema.ts';

const generalSlug = 'general-business';
const all: readonly Trade[] = loadContent('trades');

export const trades: readonly Trade[] = all.filter(({ slug }) => slug !== generalSlug);

/** Used if no industry is recognized. */
export const generalTrade: Trade = all.find(({ slug }) => slug === generalSlug)!;
