/** Reads all pages of a list. */
export async function readPages<Cursor, Page extends { nextCursor: Cursor | null | undefined }>(
  read: (cursor: Cursor | undefined) => Promise<Page>,
): Promise<Page[]> {
  const pages = [await read(undefined)];
  for (let next = pages[0]!.nextCursor; next; next = pages.at(-1)!.nextCursor) pages.push(await read(next));
  return pages;
}
