/**
 * The pack that every member has. For browsers, the build inlines its data here (scripts/build/packs-for-browsers.ts).
 */
import { packOf } from './pack.ts';

export const everydayPack = packOf('everyday');
