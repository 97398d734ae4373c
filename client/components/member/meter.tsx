import { Progress } from '@mantine/core';

type Props = {
  value: number;
  max: number;
  /** What is read out as its value; Mantine's own words would be a percentage. */
  text: string;
  /** Its name, or the id of what names it. */
  label?: string;
  labelledBy?: string;
  /** A second part behind the first, as steps that were skipped. */
  rest?: number;
  isLow?: boolean;
};

/** A bar that shows how much of something is done, used or left. */
export function Meter({ value, max, text, label, labelledBy, rest = 0, isLow }: Props) {
  const shareOf = (part: number) => (max > 0 ? Math.min(100, (part / max) * 100) : 0);
  return (
    <Progress.Root size={10} my="xs" bg="var(--eg-surface-2)">
      <Progress.Section
        color={isLow ? 'var(--eg-accent)' : 'var(--eg-teal)'}
        value={shareOf(value)}
        withAria={false}
        role="progressbar"
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={text}
      />
      {rest > 0 && (
        <Progress.Section color="var(--eg-line-strong)" value={shareOf(rest)} withAria={false} aria-hidden />
      )}
    </Progress.Root>
  );
}
