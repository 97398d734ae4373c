import { Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconInfinity } from '@tabler/icons-react';
import { useId } from 'react';
import { m } from '#messages';
import { memberLimits } from '#shared/domain/member.ts';
import { plainDayOf } from '#client/lib/time.ts';
import { Meter } from './meter.tsx';

type Props = {
  used: number;
  limit: number;
  /** Date on which the count restarts, such as `2026-12-01`. */
  resetsOn: string;
  /** Whether the quota is unlimited, as with Pro. */
  unlimited?: boolean;
};

/** Shows how many of the month's prompts are unlocked, with a warning near the limit. */
export function QuotaMeter({ used, limit, resetsOn, unlimited = false }: Props) {
  const titleId = useId();
  if (unlimited) {
    return (
      <Group gap="sm" mih={44} fw={600}>
        <IconInfinity size={24} stroke={1.8} color="var(--eg-teal)" aria-hidden />
        {m.components_quota_meter_unlimited_prompts_with_pro()}
      </Group>
    );
  }
  const left = Math.max(0, limit - used);
  const isLow = left <= memberLimits.promptsWarnAt;
  return (
    <div>
      <Text id={titleId} fw={600}>
        {m.components_quota_meter_prompts_unlocked({ used, limit })}
      </Text>
      <Meter
        value={used}
        max={limit}
        labelledBy={titleId}
        text={m.components_quota_meter_of_unlocked({ used, limit })}
        isLow={isLow}
      />
      <Group gap="xs" wrap="nowrap" align="flex-start" fz="sm" c={isLow ? undefined : 'dimmed'}>
        {isLow && (
          <IconAlertTriangle
            size={20}
            stroke={1.8}
            color="var(--eg-accent-text)"
            style={{ flex: 'none' }}
            aria-hidden
          />
        )}
        <span>{leftText(left, resetsOn)}</span>
      </Group>
    </div>
  );
}

function leftText(left: number, resetsOn: string): string {
  const day = plainDayOf(resetsOn);
  if (left === 0) return m.components_quota_meter_none_left({ resetsOn: day });
  if (left <= memberLimits.promptsWarnAt) return m.components_quota_meter_only_left({ left, resetsOn: day });
  return m.components_quota_meter_left({ left, resetsOn: day });
}
