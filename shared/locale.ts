/** Language and region of dates, numbers, and money that people read. */
export const locale = 'en-US';
