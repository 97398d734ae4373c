import { Text, VisuallyHidden } from '@mantine/core';
import { m } from '#messages';
import { changeOf } from '#shared/domain/revenue.ts';
import { percentOf } from './figures.ts';

/**
 * Shows the change from the period before in percent: with an arrow, and in words for screen readers. @param props.before
 * null if it isn't known
 */
export function Change({ now, before }: { now: number; before: number | null | undefined }) {
  const change = changeOf(now, before);
  const [short, words] =
    change === null
      ? ['–', m.components_change_unknown()]
      : change === 0
        ? [m.components_change_same(), m.components_change_same_words()]
        : change > 0
          ? [`▲ ${percentOf(change)}`, m.components_change_up({ percent: percentOf(change) })]
          : [`▼ ${percentOf(-change)}`, m.components_change_down({ percent: percentOf(-change) })];
  return (
    <Text span fz="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Text>
  );
}
