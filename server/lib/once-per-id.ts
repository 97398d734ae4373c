/** Returns a function that finds each id at most once, also when asked concurrently. No id finds nothing. */
export function oncePerId<T>(find: (id: string) => Promise<T | undefined>) {
  const known = new Map<string, Promise<T | undefined>>();
  return (id: string | null | undefined): Promise<T | undefined> => {
    if (!id) return Promise.resolve(undefined);
    const answer = known.get(id) ?? find(id);
    known.set(id, answer);
    return answer;
  };
}
