import { Alert, Group, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { trpc } from '#client/lib/trpc.ts';
import { AppLink } from '../app-link.tsx';
import { UpgradeButton } from './upgrade-button.tsx';

/** Stands where a call was refused because it needs Pro. @param props.message why, as the server says it */
export function UpgradeNotice({ message }: { message: string }) {
  // A subscription that only pauses goes on by its own plan, not by a second one.
  const isPaused = Boolean(trpc.membership.current.useQuery().data?.pro);
  return (
    <Alert icon={<IconLock stroke={1.7} aria-hidden />}>
      <Group gap="var(--eg-space-2) var(--eg-space-4)" justify="space-between">
        <Text flex="1 1 14rem" miw={0}>
          {message}
        </Text>
        {isPaused ? (
          <AppLink href={`${paths.settings}#plan`}>{m.components_see_your_plan()}</AppLink>
        ) : (
          <UpgradeButton variant="default">{m.components_upgrade_to_pro()}</UpgradeButton>
        )}
      </Group>
    </Alert>
  );
}
