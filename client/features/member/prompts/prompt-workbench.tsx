/** Workbench for the prompts of the member's profile. */
import { Box, Stack, Text } from '@mantine/core';
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
    return <FetchProblem title="We couldn’t load your prompts" error={error} onRetry={retry} isRetrying={isRetrying} />;
  }
  if (!list) return <LinesSkeleton lines={8} height={56} />;
  if (!list.hasProfile || list.prompts.length === 0) return <NoProfile />;
  return (
    <Stack gap="lg">
      <QuotaPanel usage={list.usage} />
      <Panel title="Your prompts" lead="Unlock a prompt, fill in the blanks and use it in the tool it was written for.">
        <WorkbenchList list={list} marks={marks} />
      </Panel>
    </Stack>
  );
}

/** Prompts left this month, or the upgrade offer if none are. */
function QuotaPanel({ usage }: { usage: UsageView }) {
  const { used, limit, resetsOn, unlimited, mayUnlock, previewEndsAt } = usage;
  return (
    <Panel title="Your prompts this month">
      <QuotaMeter used={used} limit={limit} resetsOn={resetsOn} unlimited={unlimited} />
      {!unlimited && previewEndsAt && (
        <Text c="dimmed" fz="sm" mt="sm">
          {mayUnlock
            ? `Your free preview runs until ${dayOf(previewEndsAt)}. Each prompt counts once a month, no matter how often you copy it.`
            : `Your free preview ended on ${dayOf(previewEndsAt)}. Prompts you unlocked this month stay open until the month ends.`}
        </Text>
      )}
      {leftOf(usage) === 0 && (
        <Box mt="md">
          <UpgradeBanner
            reason={
              mayUnlock
                ? `Your ${limit} prompts for this month are open.`
                : 'Your free preview has ended. Pro unlocks every prompt.'
            }
          />
        </Box>
      )}
    </Panel>
  );
}
