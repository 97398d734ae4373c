/** Works through a list, so many items at a time. @returns the results in the order of the list. */
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

/** Does something so many times. @param lanes how many at a time; by default all together */
export const times = <Result>(count: number, work: (index: number) => Promise<Result>, lanes = count) =>
  inLanes(
    Array.from({ length: count }, (_, index) => index),
    lanes,
    work,
  );
