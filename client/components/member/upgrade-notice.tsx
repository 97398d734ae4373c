import { Alert, Group, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { trpc } from '#client/lib/trpc.ts';
import { AppLink } from '../app-link.tsx';
import { UpgradeButton } from './upgrade-button.tsx';

/** Shown where a call was refused because it needs Pro. @param props.message the server's reason */
export function UpgradeNotice({ message }: { message: string }) {
  // A paused subscription has to be resumed; a second one wouldn't help.
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
