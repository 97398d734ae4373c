import { Button } from '@mantine/core';
import { tutorialKeys, tutorialSteps, type TutorialKey } from '../../../../shared/domain/member.ts';
import type { TutorialProgress } from '../../../../shared/schemas/tutorials.ts';
import { toastFailure } from '../../../components/member/failures.ts';
import { FetchProblem } from '../../../components/member/fetch-problem.tsx';
import { LinesSkeleton } from '../../../components/member/lines-skeleton.tsx';
import panelClasses from '../../../components/member/panel.module.css';
import { Panel } from '../../../components/member/panel.tsx';
import { startQuery, tours } from '../../../components/member/tour-steps.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import { showToast } from '../../../lib/toast.tsx';
import { trpc } from '../../../lib/trpc.ts';
import classes from './settings.module.css';

/** Every guided tour with how far it was seen, and the ways back to its beginning. */
export function TutorialsPanel() {
  const utils = trpc.useUtils();
  const progress = trpc.tutorials.progress.useQuery();
  const reset = trpc.tutorials.reset.useMutation({
    onSuccess: async (_result, { key }) => {
      showToast({ title: 'Tour reset', description: `${tours[key].name} starts at its first step again.` });
      await utils.tutorials.progress.invalidate();
    },
    onError: (error) => toastFailure('Tour not reset', error),
  });
  const resetAll = trpc.tutorials.resetAll.useMutation({
    onSuccess: async () => {
      showToast({ title: 'All tours reset', description: 'Each starts at its first step again.' });
      await utils.tutorials.progress.invalidate();
    },
    onError: (error) => toastFailure('Tours not reset', error),
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
                    <SiteLink
                      href={tours[key].href + startQuery}
                      className={classes.start}
                      aria-label={`${startText(progress.data[key])} the tour of ${tours[key].name}`}
                    >
                      {startText(progress.data[key])}
                    </SiteLink>
                    <Button
                      variant="default"
                      className={panelClasses.button}
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
              className={panelClasses.button}
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
