import { Box, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { openChat } from '#client/lib/open-chat.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { useSharedProfile } from '../use-shared-profile.ts';

export type SharedProfile = RouterOutputs['document']['viewShared'];

type Props = {
  /** The profile view. It belongs to another feature, so the caller passes it in. */
  renderProfile: (shared: SharedProfile) => ReactNode;
};

/** Shows a shared profile to anyone with its link, and invites them to make their own. */
export function SharedProfileScreen({ renderProfile }: Props) {
  const { shared, isLoading, isGone, error, retry, isRetrying } = useSharedProfile();
  return (
    <Box className="wrap" py="var(--eg-fluid-s)">
      {shared ? (
        renderProfile(shared)
      ) : isLoading ? (
        <LinesSkeleton lines={3} height={200} />
      ) : isGone ? (
        <Gone />
      ) : (
        <FetchProblem
          title={m.profile_shared_profile_couldnt_load_profile()}
          error={error}
          onRetry={retry}
          isRetrying={isRetrying}
        />
      )}
    </Box>
  );
}

/** Shown for every link that doesn't work, so that it doesn't reveal whether a profile ever existed. */
function Gone() {
  return (
    <Paper withBorder radius="lg" p="var(--eg-fluid-m)" maw="44rem" mx="auto">
      <Title>{m.profile_shared_profile_this_link_doesnt_work()}</Title>
      <Text fz="lg" mt="sm">
        {m.profile_shared_profile_may_have_expired_part()}
      </Text>
      <Text mt="sm">{m.profile_shared_profile_want_own_marketing_profile({ name: brand.name })}</Text>
      <Group gap="sm" mt="lg">
        <Button leftSection={<IconMessageCircle size={20} stroke={1.7} aria-hidden />} onClick={openChat}>
          {m.profile_shared_document_make_my_own_profile()}
        </Button>
        <Button component={AppLink} href={paths.home} variant="default">
          {m.profile_shared_profile_what_is({ name: brand.name })}
        </Button>
      </Group>
    </Paper>
  );
}
