import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { openChat } from '#client/lib/open-chat.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import classes from '../components/sharing.module.css';
import { useSharedProfile } from '../use-shared-profile.ts';

export type SharedProfile = RouterOutputs['document']['viewShared'];

type Props = {
  /** The view of a profile is a feature of its own; whoever mounts the screen brings it along. */
  renderProfile: (shared: SharedProfile) => ReactNode;
};

/** A profile for whoever has its link; the way to one's own for everybody. */
export function SharedProfileScreen({ renderProfile }: Props) {
  const { shared, isLoading, isGone, error, retry, isRetrying } = useSharedProfile();
  return (
    <div className={`wrap ${classes.page}`}>
      {shared ? (
        <div className={classes.document}>{renderProfile(shared)}</div>
      ) : isLoading ? (
        <LinesSkeleton lines={3} height={200} />
      ) : isGone ? (
        <Gone />
      ) : (
        <FetchProblem title="This profile could not be loaded" error={error} onRetry={retry} isRetrying={isRetrying} />
      )}
    </div>
  );
}

/** One page for every link that shows nothing: it tells nobody whether there ever was something. */
function Gone() {
  return (
    <div className={classes.gone}>
      <h1>This link shows no profile</h1>
      <p className="lead">
        It may have ended, or was cut on its way to you. Whoever sent it to you can make a new one in a minute.
      </p>
      <p>
        Would you like a marketing profile of your own? {brand.name} makes one in a chat of about 2 minutes, for free.
      </p>
      <div className={classes.actions}>
        <Button leftSection={<IconMessageCircle size={20} stroke={1.7} aria-hidden />} onClick={openChat}>
          Make my own profile
        </Button>
        <Button component={AppLink} href={paths.home} variant="default">
          What {brand.name} is
        </Button>
      </div>
    </div>
  );
}
