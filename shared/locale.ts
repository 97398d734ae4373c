/** Language and region for displayed dates, numbers, and money. */
export const locale = 'en-US';
