import { NativeSelect } from '@mantine/core';

type Props = {
  /** Periods to choose from, in days. */
  days: readonly number[];
  value: string;
  onChange: (days: string) => void;
};

/** Chooses the time that a screen's figures cover. */
export function PeriodSelect({ days, value, onChange }: Props) {
  return (
    <NativeSelect
      aria-label="Time"
      value={value}
      data={days.map((count) => ({ value: String(count), label: labelOf(count) }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const labelOf = (days: number) => (days === 1 ? 'Today' : days === 365 ? 'Last 12 months' : `Last ${days} days`);
