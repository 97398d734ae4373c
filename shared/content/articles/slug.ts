/** @returns text as used in a URL or an anchor: `ROI & Analytics` gives `roi-analytics` */
export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** @returns the URL of the blog, filtered to one category */
export const categoryHref = (category: string): string => `/blog?category=${slugOf(category)}`;
