/**
 * Absolute URLs in files written by a package. The package needs a real URL; the server inserts the site's own at
 * startup.
 */
import { baseUrlToken } from '#client/app/head.ts';

const stand = 'https://base-url.invalid';

/** @param path clean path @returns an absolute URL; pass the finished file through `withToken`. */
export const fullAddress = (path: string) => stand + path;

/** @returns the text with the token that the server replaces with the site's address. */
export const withToken = (text: string) => text.replaceAll(stand, baseUrlToken);
