/** Full addresses in files that a package writes: it wants a real one, and the server puts in the site's own at start. */
import { baseUrlToken } from '#client/app/head.ts';

const stand = 'https://base-url.invalid';

/** @param path clean path @returns a full address, to be passed through `withToken` when the file is whole. */
export const fullAddress = (path: string) => stand + path;

/** @returns the text with the token that the server replaces by the site's address. */
export const withToken = (text: string) => text.replaceAll(stand, baseUrlToken);
