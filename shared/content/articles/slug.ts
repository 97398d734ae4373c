/** @returns words as they stand in an address or as a place on a page: `ROI & Analytics` gives `roi-analytics`. */
export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** @returns the address of the blog with the articles of one category. */
export const categoryHref = (category: string): string => `/blog?category=${slugOf(category)}`;
