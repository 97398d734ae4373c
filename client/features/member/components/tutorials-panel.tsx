import { Button } from '@mantine/core';
import { tutorialKeys, tutorialSteps, type TutorialKey } from '#shared/domain/member.ts';
import type { TutorialProgress } from '#shared/schemas/tutorials.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { startQuery, tours } from '#client/components/member/tour-steps.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import classes from './settings.module.css';

/** Every guided tour with how far it was seen, and the ways back to its beginning. */
export function TutorialsPanel() {
  const utils = trpc.useUtils();
  const progress = trpc.tutorials.progress.useQuery();
  const reset = trpc.tutorials.reset.useMutation({
    meta: { failure: 'Tour not reset' },
    onSuccess: async (_result, { key }) => {
      showToast({ title: 'Tour reset', description: `${tours[key].name} starts at its first step again.` });
      await utils.tutorials.progress.invalidate();
    },
  });
  const resetAll = trpc.tutorials.resetAll.useMutation({
    meta: {
      success: { title: 'All tours reset', description: 'Each starts at its first step again.' },
      failure: 'Tours not reset',
    },
    onSuccess: async () => {
      await utils.tutorials.progress.invalidate();
    },
  });
  const isBusy = reset.isPending || resetAll.isPending;
  return (
    <div className={classes.anchor} data-tour="settings-tutorials">
      <Panel title="Tours" lead="Short tours of the screens. Start one again whenever you like.">
        {progress.data ? (
          <>
            <ul className={classes.tours}>
              {tutorialKeys.map((key) => (
                <li key={key}>
                  <div>
                    <p className={classes.device}>{tours[key].name}</p>
                    <p className={classes.hint}>{stateText(key, progress.data[key])}</p>
                  </div>
                  <div className={classes.tourButtons}>
                    <AppLink
                      href={tours[key].href + startQuery}
                      className={classes.start}
                      aria-label={`${startText(progress.data[key])} the tour of ${tours[key].name}`}
                    >
                      {startText(progress.data[key])}
                    </AppLink>
                    <Button
                      variant="default"
                      loading={reset.isPending && reset.variables.key === key}
                      disabled={isBusy}
                      aria-label={`Reset the tour of ${tours[key].name}`}
                      onClick={() => reset.mutate({ key })}
                    >
                      Reset
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
            <Button
              variant="default"
              mt="md"
              loading={resetAll.isPending}
              disabled={isBusy}
              onClick={() => resetAll.mutate()}
            >
              Reset all tours
            </Button>
          </>
        ) : progress.isError ? (
          <FetchProblem
            title="Your tours could not be loaded"
            error={progress.error}
            onRetry={() => void progress.refetch()}
            isRetrying={progress.isRefetching}
          />
        ) : (
          <LinesSkeleton lines={6} height={52} />
        )}
      </Panel>
    </div>
  );
}

const startText = (progress: TutorialProgress | null) =>
  progress && !progress.completed && progress.lastStepSeen > 1 ? 'Continue' : 'Start';

function stateText(key: TutorialKey, progress: TutorialProgress | null): string {
  if (progress?.completed) return 'Completed';
  if (!progress || progress.lastStepSeen <= 1) return `Not started, ${tutorialSteps[key]} steps`;
  return `At step ${progress.lastStepSeen} of ${tutorialSteps[key]}`;
}
