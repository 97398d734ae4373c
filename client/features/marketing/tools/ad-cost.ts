/** Calculates what ads bring in, from the visitor's own numbers. */

export type AdNumbers = {
  /** Dollars a month. */
  budget: number;
  /** Dollars for one click. */
  click: number;
  /** Share of clicks that get in touch, in percent. */
  contacting: number;
  /** Share of contacts that become customers, in percent. */
  buying: number;
  /** What's left of an average sale after its own costs, in dollars. */
  kept: number;
};

export type AdResult = {
  /** Per month. */
  clicks: number;
  contacts: number;
  customers: number;
  /** Dollars. */
  perContact: number;
  perCustomer: number;
  /** What the month's customers bring in before the cost of the ads, in dollars. */
  keptInAll: number;
  /** `keptInAll` minus the budget; below zero if the ads lose money. */
  profit: number;
  /** The highest price of a click at which the ads still pay for themselves, in dollars. */
  breakEvenClick: number;
};

/** Calculates one month of ads. All numbers must be above zero, except `kept`. */
export function adCost({ budget, click, contacting, buying, kept }: AdNumbers): AdResult {
  const clicks = budget / click;
  const contacts = (clicks * contacting) / 100;
  const customers = (contacts * buying) / 100;
  const keptInAll = customers * kept;
  return {
    clicks,
    contacts,
    customers,
    perContact: budget / contacts,
    perCustomer: budget / customers,
    keptInAll,
    profit: keptInAll - budget,
    breakEvenClick: (kept * contacting * buying) / 10_000,
  };
}
