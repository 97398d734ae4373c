/** How soon somebody who applied hears from us. */
export const replyPromise = 'within 1-2 business days';
