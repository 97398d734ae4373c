import { Anchor, Button, Group, SimpleGrid, Text } from '@mantine/core';
import { tutorialKeys, tutorialSteps, type TutorialKey } from '#shared/domain/member.ts';
import type { TutorialProgress } from '#shared/schemas/tutorials.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { startQuery, tours } from '#client/components/member/tour-steps.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Setting } from './setting.tsx';

/** Every guided tour with how far it was seen, and the ways back to its beginning. */
export function TutorialsPanel() {
  const utils = trpc.useUtils();
  const progress = trpc.tutorials.progress.useQuery();
  const reset = trpc.tutorials.reset.useMutation({
    meta: { failure: 'We couldn’t reset the tour' },
    onSuccess: async (_result, { key }) => {
      showToast({ title: 'Tour reset', description: `The next ${tours[key].name} tour starts at step 1.` });
      await utils.tutorials.progress.invalidate();
    },
  });
  const resetAll = trpc.tutorials.resetAll.useMutation({
    meta: {
      success: { title: 'All tours reset', description: 'Each one starts at step 1 next time.' },
      failure: 'We couldn’t reset the tours',
    },
    onSuccess: async () => {
      await utils.tutorials.progress.invalidate();
    },
  });
  const isBusy = reset.isPending || resetAll.isPending;
  return (
    <Setting
      title="Tours"
      lead="Take a short tour of each screen. You can restart them anytime."
      tour="settings-tutorials"
      aside={
        progress.data && (
          <Button variant="default" loading={resetAll.isPending} disabled={isBusy} onClick={() => resetAll.mutate()}>
            Reset all tours
          </Button>
        )
      }
    >
      {progress.data ? (
        <SimpleGrid component="ul" type="container" cols={{ base: 1, '560px': 2 }} spacing="xl" verticalSpacing={4}>
          {tutorialKeys.map((key) => (
            <Group component="li" key={key} gap={4} wrap="nowrap">
              <Text component="div" flex={1} miw={0} lh={1.35}>
                <Text fw={600} inherit>
                  {tours[key].name}
                </Text>
                <Text fz="sm" c="dimmed" lh={1.35}>
                  {stateText(key, progress.data[key])}
                </Text>
              </Text>
              <Anchor
                component={AppLink}
                href={tours[key].href + startQuery}
                fw={600}
                px="xs"
                lh="44px"
                aria-label={`${startText(progress.data[key])} the tour of ${tours[key].name}`}
              >
                {startText(progress.data[key])}
              </Anchor>
              <Button
                variant="subtle"
                loading={reset.isPending && reset.variables.key === key}
                disabled={isBusy}
                aria-label={`Reset the tour of ${tours[key].name}`}
                onClick={() => reset.mutate({ key })}
              >
                Reset
              </Button>
            </Group>
          ))}
        </SimpleGrid>
      ) : progress.isError ? (
        <FetchProblem
          title="We couldn’t load your tours"
          error={progress.error}
          onRetry={() => void progress.refetch()}
          isRetrying={progress.isRefetching}
        />
      ) : (
        <LinesSkeleton lines={3} height={44} />
      )}
    </Setting>
  );
}

const startText = (progress: TutorialProgress | null) =>
  progress && !progress.completed && progress.lastStepSeen > 1 ? 'Continue' : 'Start';

function stateText(key: TutorialKey, progress: TutorialProgress | null): string {
  if (progress?.completed) return 'Completed';
  if (!progress || progress.lastStepSeen <= 1) return `Not started, ${tutorialSteps[key]} steps`;
  return `At step ${progress.lastStepSeen} of ${tutorialSteps[key]}`;
}
