/** Workbench for the prompts of the member's profile. */
import { Box, Stack, Text } from '@mantine/core';
import { m } from '#messages';
import { QuotaMeter } from '#client/components/member/quota-meter.tsx';
import { UpgradeBanner } from '#client/components/member/upgrade-banner.tsx';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { dayOf } from '#client/lib/time.ts';
import { NoProfile } from './components/find.tsx';
import { WorkbenchList } from './components/workbench-list.tsx';
import { leftOf, usePrompts, type UsageView } from './use-prompts.ts';

export function PromptWorkbench() {
  const { list, marks, error, retry, isRetrying } = usePrompts();
  if (error) {
    return (
      <FetchProblem
        title={m.member_prompt_workbench_couldnt_load_prompts()}
        error={error}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  }
  if (!list) return <LinesSkeleton lines={8} height={56} />;
  if (!list.hasProfile || list.prompts.length === 0) return <NoProfile />;
  return (
    <Stack gap="lg">
      <QuotaPanel usage={list.usage} />
      <Panel title={m.member_your_prompts()} lead={m.member_prompt_workbench_unlock_prompt_fill_blanks()}>
        <WorkbenchList list={list} marks={marks} />
      </Panel>
    </Stack>
  );
}

/** Prompts left this month, or the upgrade offer if none are. */
function QuotaPanel({ usage }: { usage: UsageView }) {
  const { used, limit, resetsOn, unlimited, mayUnlock, previewEndsAt } = usage;
  return (
    <Panel title={m.member_prompt_workbench_your_prompts_this_month()}>
      <QuotaMeter used={used} limit={limit} resetsOn={resetsOn} unlimited={unlimited} />
      {!unlimited && previewEndsAt && (
        <Text c="dimmed" fz="sm" mt="sm">
          {mayUnlock
            ? m.member_prompt_workbench_free_preview_runs_until({ previewEndsAt: dayOf(previewEndsAt) })
            : m.member_prompt_workbench_free_preview_ended_prompts({ previewEndsAt: dayOf(previewEndsAt) })}
        </Text>
      )}
      {leftOf(usage) === 0 && (
        <Box mt="md">
          <UpgradeBanner
            reason={
              mayUnlock
                ? m.member_prompt_workbench_prompts_month_open({ limit })
                : m.member_prompt_workbench_free_preview_has_ended()
            }
          />
        </Box>
      )}
    </Panel>
  );
}
