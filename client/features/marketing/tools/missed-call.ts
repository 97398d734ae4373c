/** Calculates what missed calls cost, from the visitor's own numbers. */

export type CallNumbers = {
  /** Calls on a day that the business is open. */
  calls: number;
  /** Days a week. */
  days: number;
  /** Share of calls that nobody answers, in percent. */
  missed: number;
  /** Share of callers who'd be new customers, in percent. */
  new: number;
  /** Share of new callers who'd book if someone answered, in percent. */
  booking: number;
  /** Average sale, in dollars. */
  sale: number;
};

export type CallResult = {
  /** Per month. */
  calls: number;
  missed: number;
  newCallers: number;
  customers: number;
  /** Dollars in a month. */
  month: number;
  /** Dollars in a year. */
  year: number;
};

const weeksPerMonth = 52 / 12;

/** Calculates a month of missed calls. Callers who don't reach anyone count as lost. */
export function missedCalls(numbers: CallNumbers): CallResult {
  const calls = numbers.calls * numbers.days * weeksPerMonth;
  const missed = (calls * numbers.missed) / 100;
  const newCallers = (missed * numbers.new) / 100;
  const customers = (newCallers * numbers.booking) / 100;
  const month = customers * numbers.sale;
  return { calls, missed, newCallers, customers, month, year: month * 12 };
}
