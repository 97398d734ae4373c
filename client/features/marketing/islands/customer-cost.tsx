import { m } from '#messages';
import type { SectionOf } from '#shared/content/schema.ts';
import { Calculator, type CalculatorResult } from '../tools/calculator.tsx';
import { customerCost, type CustomerNumbers } from '../tools/customer-cost.ts';
import { amountOf, dollars, entered } from '../tools/format.ts';

type Props = Pick<SectionOf<'customer-cost'>, 'defaults' | 'link'>;

const usual: CustomerNumbers = {
  ...{ spent: 500, hours: 10, wage: 40, customers: 10 },
  ...{ sale: 120, margin: 50, purchases: 3, years: 2 },
};

/** Calculates what a new customer costs and what they're worth. */
export function CustomerCost({ defaults, link }: Props) {
  return (
    <Calculator
      fields={[
        { name: 'spent', label: m.tools_customer_cost_spent(), prefix: '$', min: 0, max: 1_000_000 },
        { name: 'hours', label: m.tools_customer_cost_hours(), min: 0, max: 700 },
        { name: 'wage', label: m.tools_customer_cost_wage(), prefix: '$', min: 0, max: 1000 },
        { name: 'customers', label: m.tools_customer_cost_customers(), min: 0.1, max: 100_000 },
        { name: 'sale', label: m.tools_customer_cost_sale(), prefix: '$', min: 0, max: 1_000_000 },
        {
          name: 'margin',
          label: m.tools_customer_cost_margin(),
          hint: m.tools_ad_cost_kept_hint(),
          suffix: '%',
          min: 0,
          max: 100,
        },
        { name: 'purchases', label: m.tools_customer_cost_purchases(), min: 0.1, max: 365 },
        { name: 'years', label: m.tools_customer_cost_years(), min: 0.1, max: 50 },
      ]}
      start={{ ...usual, ...defaults }}
      calculate={resultOf}
      pictureTitle={m.tools_customer_cost_picture()}
      link={link}
    />
  );
}

function payback(months: number | undefined): string {
  if (months === undefined) return m.tools_customer_cost_never();
  return months === 0 ? m.tools_customer_cost_first_sale() : m.tools_customer_cost_months({ count: months });
}

function verdictOf(ratio: number): string {
  if (ratio === Infinity) return m.tools_customer_cost_free();
  const times = amountOf(ratio);
  if (ratio < 1) return m.tools_customer_cost_loses();
  return ratio < 3 ? m.tools_customer_cost_thin({ times }) : m.tools_customer_cost_healthy({ times });
}

function resultOf(numbers: CustomerNumbers): CalculatorResult {
  const { total, cost, perSale, purchasesInAll, worth, ratio, paybackMonths } = customerCost(numbers);
  return {
    answer: m.tools_customer_cost_answer({ cost: dollars(cost), worth: dollars(worth) }),
    verdict: verdictOf(ratio),
    figures: [
      { label: m.tools_customer_cost_cost(), value: dollars(cost) },
      { label: m.tools_customer_cost_worth(), value: dollars(worth) },
      { label: m.tools_customer_cost_payback(), value: payback(paybackMonths) },
    ],
    picture: [
      { label: m.tools_customer_cost_worth(), value: dollars(worth), size: worth },
      { label: m.tools_customer_cost_cost(), value: dollars(cost), size: cost, isLoss: ratio < 1 },
    ],
    how: [
      m.tools_customer_cost_how_total({
        spent: dollars(numbers.spent),
        hours: entered(numbers.hours),
        wage: dollars(numbers.wage),
        total: dollars(total),
      }),
      m.tools_customer_cost_how_cost({
        total: dollars(total),
        customers: entered(numbers.customers),
        cost: dollars(cost),
      }),
      m.tools_customer_cost_how_sale({
        sale: dollars(numbers.sale),
        margin: entered(numbers.margin),
        kept: dollars(perSale),
      }),
      m.tools_customer_cost_how_worth({
        kept: dollars(perSale),
        purchases: amountOf(purchasesInAll),
        worth: dollars(worth),
      }),
      m.tools_customer_cost_how_payback(),
    ],
  };
}
