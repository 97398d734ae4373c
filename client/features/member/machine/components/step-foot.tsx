/** Buttons to complete, skip or reopen a step, and a link to the next one. */
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconArrowRight, IconCheck, IconRotate } from '@tabler/icons-react';
import { m } from '#messages';
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
    <Stack component="section" gap="sm" aria-label={m.member_this_step()}>
      <Group gap="sm">
        {status === 'open' ? (
          <>
            <Button variant="default" leftSection={<IconCheck {...iconProps} />} onClick={() => mark('done')}>
              {m.member_mark_as_done()}
            </Button>
            <Button variant="subtle" onClick={() => mark('skipped')}>
              {m.member_skip_this_step()}
            </Button>
          </>
        ) : (
          <Button variant="default" leftSection={<IconRotate {...iconProps} />} onClick={() => mark('open')}>
            {m.member_reopen_this_step()}
          </Button>
        )}
        <Text component="div" role="status" c="dimmed" flex="1 1 14rem">
          {status === 'done' && m.member_step_foot_this_step_is_done()}
          {status === 'skipped' && m.member_step_foot_skipped_step_can_come()}
          {isOver && ` ${m.member_step_foot_youve_finished_every_step()}`}
        </Text>
      </Group>
      {next && (
        <Paper component={AppLink} href={stepHref(next)} withBorder px="lg" py="sm" c="var(--eg-ink)" td="none">
          <Group justify="space-between" wrap="nowrap">
            <span>
              <Text span display="block" fz="sm" c="dimmed">
                {m.member_next_step_2()}
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
