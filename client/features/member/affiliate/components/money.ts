const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** @returns "$29.99". */
export const money = (cents: number): string => dollars.format(cents / 100);
