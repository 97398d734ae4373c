/**
 * Companion of the sealed session cookie that only says "someone is signed in", so that a page served from memory can
 * show the right link before asking the server. Grants no access. Over https, its name has the prefix `__Host-`, so
 * match the end of the name when reading it.
 */
export const signedInCookie = 'everglow-signed-in';
