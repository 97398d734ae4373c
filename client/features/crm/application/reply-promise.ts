/** How soon we answer an application. */
export const replyPromise = 'within 1-2 business days';
