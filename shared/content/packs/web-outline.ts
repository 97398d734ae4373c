/**
 * Public information about the web prompt pack. For browsers, the build inlines its data here
 * (scripts/build/packs-for-browsers.ts).
 */
import { outlineOf } from './pack.ts';

export const webOutline = outlineOf('web');
