import { Progress } from '@mantine/core';

type Props = {
  value: number;
  max: number;
  /** Value for screen readers; Mantine's default would be a percentage. */
  text: string;
  /** Its name, or the id of the element that names it. */
  label?: string;
  labelledBy?: string;
  /** A second part after the first, such as skipped steps. */
  rest?: number;
  isLow?: boolean;
};

/** Bar that shows how much of something is done, used or left. */
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
