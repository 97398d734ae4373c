import { m } from '#messages';
import type { SectionOf } from '#shared/content/schema.ts';
import { adCost, type AdNumbers } from '../tools/ad-cost.ts';
import { Calculator, type CalculatorResult } from '../tools/calculator.tsx';
import { amountOf, dollars, entered } from '../tools/format.ts';

type Props = Pick<SectionOf<'ad-cost'>, 'defaults' | 'link'>;

const usual: AdNumbers = { budget: 600, click: 3, contacting: 5, buying: 30, kept: 300 };

/** Calculates what an ad costs for each contact and customer, and whether it pays for itself. */
export function AdCost({ defaults, link }: Props) {
  return (
    <Calculator
      fields={[
        { name: 'budget', label: m.tools_ad_cost_budget(), prefix: '$', min: 1, max: 1_000_000 },
        { name: 'click', label: m.tools_ad_cost_click(), prefix: '$', min: 0.01, max: 1000 },
        { name: 'contacting', label: m.tools_ad_cost_contacting(), suffix: '%', min: 0.1, max: 100 },
        { name: 'buying', label: m.tools_ad_cost_buying(), suffix: '%', min: 0.1, max: 100 },
        {
          name: 'kept',
          label: m.tools_ad_cost_kept(),
          hint: m.tools_ad_cost_kept_hint(),
          prefix: '$',
          min: 0,
          max: 1_000_000,
        },
      ]}
      start={{ ...usual, ...defaults }}
      calculate={resultOf}
      pictureTitle={m.tools_ad_cost_picture()}
      isFunnel
      link={link}
    />
  );
}

function resultOf(numbers: AdNumbers): CalculatorResult {
  const result = adCost(numbers);
  const { clicks, contacts, customers, perContact, perCustomer, keptInAll, profit, breakEvenClick } = result;
  const budget = dollars(numbers.budget);
  const isPaying = profit >= 0;
  const breakEven = dollars(breakEvenClick);
  return {
    answer: m.tools_ad_cost_answer({ cost: dollars(perCustomer) }),
    verdict: isPaying
      ? m.tools_ad_cost_pays({ profit: dollars(profit) })
      : m.tools_ad_cost_loses({ loss: dollars(-profit), limit: breakEven }),
    figures: [
      { label: m.tools_ad_cost_per_contact(), value: dollars(perContact) },
      { label: m.tools_ad_cost_per_customer(), value: dollars(perCustomer) },
      { label: m.tools_ad_cost_break_even(), value: breakEven },
    ],
    picture: [
      { label: m.tools_ad_cost_clicks(), value: amountOf(clicks), size: clicks },
      { label: m.tools_ad_cost_contacts(), value: amountOf(contacts), size: contacts },
      { label: m.tools_ad_cost_customers(), value: amountOf(customers), size: customers },
    ],
    how: [
      m.tools_ad_cost_how_clicks({ budget, click: dollars(numbers.click), clicks: amountOf(clicks) }),
      m.tools_ad_cost_how_contacts({
        clicks: amountOf(clicks),
        share: entered(numbers.contacting),
        contacts: amountOf(contacts),
      }),
      m.tools_ad_cost_how_customers({
        contacts: amountOf(contacts),
        share: entered(numbers.buying),
        customers: amountOf(customers),
      }),
      m.tools_ad_cost_how_per_customer({ budget, customers: amountOf(customers), cost: dollars(perCustomer) }),
      m.tools_ad_cost_how_profit({ kept: dollars(keptInAll), budget, profit: dollars(profit) }),
      m.tools_ad_cost_how_break_even({ limit: breakEven }),
    ],
  };
}
