/** An email link that moves an unfinished chat to another device. */

/** How long a link works. */
export const chatLinkDays = 7;

/** Prefix of the link's fragment. Fragments reach neither logs nor referrers. */
export const chatLinkMark = '#continue=';
