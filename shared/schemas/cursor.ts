/** Cursors: where a page of a list starts. */
import { z } from 'zod';
import { m } from '#messages';

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const notThere = m.validation_page_not_found();

/** Starts after the row with this time, in microseconds, and this id. */
export const momentCursor = z.string().regex(new RegExp(`^-?\\d{1,16}_${uuid}$`), notThere);

/** The same, for the payment provider's ids. */
export const eventCursor = z.string().regex(/^-?\d{1,16}_[\w-]{1,255}$/, notThere);

/** For a list with several orders: `n` or `o` and a time with an id, or `e` and an email address in base64url. */
export const userCursor = z.string().regex(new RegExp(`^(?:[no]-?\\d{1,16}_${uuid}|e[\\w-]{1,400})$`), notThere);
