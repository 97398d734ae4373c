/** Calculates what a new customer costs and what they're worth, from the visitor's own numbers. */

export type CustomerNumbers = {
  /** Dollars spent on marketing in a month. */
  spent: number;
  /** The owner's own hours on marketing in a month. */
  hours: number;
  /** What one of those hours is worth, in dollars. */
  wage: number;
  /** New customers in a month. */
  customers: number;
  /** Average sale, in dollars. */
  sale: number;
  /** Share of a sale that's left after its own costs, in percent. */
  margin: number;
  /** Purchases of one customer in a year. */
  purchases: number;
  /** Years that a customer stays. */
  years: number;
};

export type CustomerResult = {
  /** Money and time spent in a month, in dollars. */
  total: number;
  /** Cost of one new customer, in dollars. */
  cost: number;
  /** What's left of one sale, in dollars. */
  perSale: number;
  /** Purchases over all years; at least the first. */
  purchasesInAll: number;
  /** What's left of all purchases of one customer, in dollars. */
  worth: number;
  /** `worth` for each dollar of cost; Infinity if a customer costs nothing. */
  ratio: number;
  /** Months until a customer has paid back their cost; 0 with the first sale, undefined if never. */
  paybackMonths: number | undefined;
};

/** Calculates cost and worth of a customer. `customers`, `purchases`, and `years` must be above zero. */
export function customerCost(numbers: CustomerNumbers): CustomerResult {
  const { spent, hours, wage, customers, sale, margin, purchases, years } = numbers;
  const total = spent + hours * wage;
  const cost = total / customers;
  const perSale = (sale * margin) / 100;
  const purchasesInAll = Math.max(1, purchases * years);
  const worth = perSale * purchasesInAll;
  return {
    total,
    cost,
    perSale,
    purchasesInAll,
    worth,
    ratio: cost === 0 ? Infinity : worth / cost,
    paybackMonths: paybackMonths(cost, perSale, purchases, purchasesInAll),
  };
}

/** The first purchase is made right away, the next ones follow evenly over the year. */
function paybackMonths(cost: number, perSale: number, purchases: number, purchasesInAll: number): number | undefined {
  if (cost === 0) return 0;
  if (perSale === 0) return undefined;
  const needed = Math.ceil(cost / perSale);
  return needed > purchasesInAll ? undefined : Math.ceil(((needed - 1) * 12) / purchases);
}
