/**
 * Stands beside the sealed session cookie and says no more than "somebody is signed in here", so that a page from memory
 * can show the right link before it has asked the server. It grants nothing. Over https the name has the prefix
 * `__Host-`, so readers match the end of the name.
 */
export const signedInCookie = 'everglow-signed-in';
