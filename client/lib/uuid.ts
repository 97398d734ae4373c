/** @returns the id an address names; undefined where it names none, so that a mistyped address asks for nothing. */
export function uuidIn(text: string | undefined): string | undefined {
  return text && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : undefined;
}
