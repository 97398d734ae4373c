/** @returns the id in a URL; undefined if it isn't a UUID, so that a mistyped URL makes no request. */
export function uuidIn(text: string | undefined): string | undefined {
  return text && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : undefined;
}
