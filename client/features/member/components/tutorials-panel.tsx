import { Anchor, Button, Group, SimpleGrid, Text } from '@mantine/core';
import { m } from '#messages';
import { tutorialKeys, tutorialSteps, type TutorialKey } from '#shared/domain/member.ts';
import type { TutorialProgress } from '#shared/schemas/tutorials.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { startQuery, tours } from '#client/components/member/tour-steps.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { Setting } from './setting.tsx';

/** Lists all guided tours with the member's progress, and links to start them over. */
export function TutorialsPanel() {
  const utils = trpc.useUtils();
  const progress = trpc.tutorials.progress.useQuery();
  const reset = trpc.tutorials.reset.useMutation({
    meta: { failure: m.member_tutorials_panel_couldnt_reset_tour() },
    onSuccess: async (_result, { key }) => {
      showToast({
        title: m.member_tour_reset(),
        description: m.member_tutorials_panel_next_tour_starts_step({ name: tours[key].name }),
      });
      await utils.tutorials.progress.invalidate();
    },
  });
  const resetAll = trpc.tutorials.resetAll.useMutation({
    meta: {
      success: { title: m.member_all_tours_reset(), description: m.member_tutorials_panel_each_one_starts_step() },
      failure: m.member_tutorials_panel_couldnt_reset_tours(),
    },
    onSuccess: async () => {
      await utils.tutorials.progress.invalidate();
    },
  });
  const isBusy = reset.isPending || resetAll.isPending;
  return (
    <Setting
      title={m.member_tours()}
      lead={m.member_tutorials_panel_take_short_tour_each()}
      tour="settings-tutorials"
      aside={
        progress.data && (
          <Button variant="default" loading={resetAll.isPending} disabled={isBusy} onClick={() => resetAll.mutate()}>
            {m.member_reset_all_tours()}
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
                aria-label={m.member_tutorials_panel_the_tour_of({
                  data: startText(progress.data[key]),
                  name: tours[key].name,
                })}
              >
                {startText(progress.data[key])}
              </Anchor>
              <Button
                variant="subtle"
                loading={reset.isPending && reset.variables.key === key}
                disabled={isBusy}
                aria-label={m.member_tutorials_panel_reset_the_tour_of({ name: tours[key].name })}
                onClick={() => reset.mutate({ key })}
              >
                {m.member_reset()}
              </Button>
            </Group>
          ))}
        </SimpleGrid>
      ) : progress.isError ? (
        <FetchProblem
          title={m.member_tutorials_panel_couldnt_load_tours()}
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
  progress && !progress.completed && progress.lastStepSeen > 1 ? m.member_continue() : m.member_start();

function stateText(key: TutorialKey, progress: TutorialProgress | null): string {
  if (progress?.completed) return m.member_completed();
  if (!progress || progress.lastStepSeen <= 1)
    return m.member_tutorials_panel_not_started_steps({ tutorialSteps: tutorialSteps[key] });
  return m.member_tutorials_panel_at_step_of({
    lastStepSeen: progress.lastStepSeen,
    tutorialSteps: tutorialSteps[key],
  });
}
