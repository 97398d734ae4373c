/**
 * Stands beside the sealed session cookie and says no more than "somebody is signed in here", so that a page from memory
 * can show the right link before anything was asked. Nothing is decided by it.
 */
export const signedInCookie = 'everglow-signed-in';
