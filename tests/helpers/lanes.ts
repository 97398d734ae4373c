/** Processes a list with a limited number of items in parallel. @returns the results in the order of the list. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, items.length) }, lane));
  return results;
}

/** Repeats `work` this many times. @param lanes number of parallel calls; by default all */
export const times = <Result>(count: number, work: (index: number) => Promise<Result>, lanes = count) =>
  inLanes(
    Array.from({ length: count }, (_, index) => index),
    lanes,
    work,
  );
