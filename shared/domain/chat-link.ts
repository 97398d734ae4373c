/** A link by mail that takes an unfinished chat to another device. */

/** For so long a link can be followed. */
export const chatLinkDays = 7;

/** What the fragment of such a link begins with. A fragment reaches neither logs nor referrers. */
export const chatLinkMark = '#continue=';
