/** Done, skip or open again, and the way to the next step. */
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconArrowRight, IconCheck, IconRotate } from '@tabler/icons-react';
import { machineStep } from '#shared/domain/machine-steps.ts';
import type { MachineStatus, MachineStepKey } from '#shared/domain/member.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { openAfter, useSetStatus, type Overview } from '../use-overview.ts';
import { stepHref } from './step-list.tsx';

export function StepFoot({ step, overview }: { step: MachineStepKey; overview: Overview }) {
  const setStatus = useSetStatus();
  const status = overview.steps.find(({ key }) => key === step)?.status ?? 'open';
  const next = openAfter(overview, step);
  const mark = (to: MachineStatus) => setStatus.mutate({ step, status: to });
  const iconProps = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;
  const isOver = !next && status !== 'open';
  return (
    <Stack component="section" gap="sm" aria-label="This step">
      <Group gap="sm">
        {status === 'open' ? (
          <>
            <Button variant="default" leftSection={<IconCheck {...iconProps} />} onClick={() => mark('done')}>
              Mark as done
            </Button>
            <Button variant="subtle" onClick={() => mark('skipped')}>
              Skip this step
            </Button>
          </>
        ) : (
          <Button variant="default" leftSection={<IconRotate {...iconProps} />} onClick={() => mark('open')}>
            Reopen this step
          </Button>
        )}
        <Text component="div" role="status" c="dimmed" flex="1 1 14rem">
          {status === 'done' && 'This step is done.'}
          {status === 'skipped' && 'You skipped this step. You can come back anytime.'}
          {isOver && ' You’ve finished every step. Come back next month for your review.'}
        </Text>
      </Group>
      {next && (
        <Paper component={AppLink} href={stepHref(next)} withBorder px="lg" py="sm" c="var(--eg-ink)" td="none">
          <Group justify="space-between" wrap="nowrap">
            <span>
              <Text span display="block" fz="sm" c="dimmed">
                Next step
              </Text>{' '}
              <Text span inherit fw={650}>
                {machineStep(next).name}
              </Text>
            </span>
            <IconArrowRight {...iconProps} color="var(--eg-teal)" />
          </Group>
        </Paper>
      )}
    </Stack>
  );
}
