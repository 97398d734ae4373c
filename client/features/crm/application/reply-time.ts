/** How soon we answer an application. */
export const replyTime = 'within 1-2 business days';
