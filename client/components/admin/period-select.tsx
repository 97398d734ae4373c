import { NativeSelect } from '@mantine/core';
import { m } from '#messages';

type Props = {
  /** Periods to choose from, in days. */
  days: readonly number[];
  value: string;
  onChange: (days: string) => void;
};

/** Selects the period that a screen's figures cover. */
export function PeriodSelect({ days, value, onChange }: Props) {
  return (
    <NativeSelect
      aria-label={m.components_time()}
      value={value}
      data={days.map((count) => ({ value: String(count), label: labelOf(count) }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const labelOf = (days: number) =>
  days === 1
    ? m.components_today()
    : days === 365
      ? m.components_last_12_months()
      : m.components_period_select_last_days({ days });
