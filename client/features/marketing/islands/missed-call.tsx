import { m } from '#messages';
import type { SectionOf } from '#shared/content/schema.ts';
import { Calculator, type CalculatorResult } from '../tools/calculator.tsx';
import { amountOf, dollars, entered } from '../tools/format.ts';
import { missedCalls, type CallNumbers } from '../tools/missed-call.ts';

type Props = Pick<SectionOf<'missed-call'>, 'defaults' | 'link'>;

const usual: CallNumbers = { calls: 12, days: 6, missed: 20, new: 40, booking: 30, sale: 150 };

/** Calculates what missed calls cost in a month and a year. */
export function MissedCall({ defaults, link }: Props) {
  return (
    <Calculator
      fields={[
        { name: 'calls', label: m.tools_missed_call_calls(), min: 0, max: 5000 },
        { name: 'days', label: m.tools_missed_call_days(), min: 1, max: 7 },
        { name: 'missed', label: m.tools_missed_call_missed(), suffix: '%', min: 0, max: 100 },
        { name: 'new', label: m.tools_missed_call_new(), suffix: '%', min: 0, max: 100 },
        { name: 'booking', label: m.tools_missed_call_booking(), suffix: '%', min: 0, max: 100 },
        { name: 'sale', label: m.tools_missed_call_sale(), prefix: '$', min: 0, max: 1_000_000 },
      ]}
      start={{ ...usual, ...defaults }}
      calculate={resultOf}
      pictureTitle={m.tools_missed_call_picture()}
      isFunnel
      link={link}
    />
  );
}

function resultOf(numbers: CallNumbers): CalculatorResult {
  const { calls, missed, newCallers, customers, month, year } = missedCalls(numbers);
  return {
    answer: m.tools_missed_call_answer({ month: dollars(month) }),
    verdict: m.tools_missed_call_verdict({ customers: amountOf(customers), year: dollars(year) }),
    figures: [
      { label: m.tools_missed_call_customers(), value: amountOf(customers) },
      { label: m.tools_missed_call_month(), value: dollars(month) },
      { label: m.tools_missed_call_year(), value: dollars(year) },
    ],
    picture: [
      { label: m.tools_missed_call_all(), value: amountOf(calls), size: calls },
      { label: m.tools_missed_call_unanswered(), value: amountOf(missed), size: missed },
      { label: m.tools_missed_call_new_callers(), value: amountOf(newCallers), size: newCallers },
      { label: m.tools_missed_call_would_book(), value: amountOf(customers), size: customers },
    ],
    how: [
      m.tools_missed_call_how_calls({
        calls: entered(numbers.calls),
        days: entered(numbers.days),
        all: amountOf(calls),
      }),
      m.tools_missed_call_how_missed({
        all: amountOf(calls),
        share: entered(numbers.missed),
        missed: amountOf(missed),
      }),
      m.tools_missed_call_how_new({
        missed: amountOf(missed),
        share: entered(numbers.new),
        callers: amountOf(newCallers),
      }),
      m.tools_missed_call_how_customers({
        callers: amountOf(newCallers),
        share: entered(numbers.booking),
        customers: amountOf(customers),
      }),
      m.tools_missed_call_how_month({
        customers: amountOf(customers),
        sale: dollars(numbers.sale),
        month: dollars(month),
      }),
      m.tools_missed_call_assumes(),
    ],
  };
}
