/** Lists the eleven steps, as a rail next to the tool or as a select on phones. */
import { NativeSelect, NavLink, Stack, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled, IconCircleDashed, IconFileText } from '@tabler/icons-react';
import { navigate } from 'wouter/use-browser-location';
import { m } from '#messages';
import { machineStep } from '#shared/domain/machine-steps.ts';
import type { MachineStatus, MachineStepKey } from '#shared/domain/member.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { Markup } from '#client/components/markup.tsx';
import type { Overview } from '../use-overview.ts';
import classes from './workshop.module.css';

const icons = { open: IconCircle, done: IconCircleCheckFilled, skipped: IconCircleDashed } as const;
const stateLabels: Record<MachineStatus, string> = {
  open: m.member_open(),
  done: m.member_done_2(),
  skipped: m.member_skipped(),
};

export const stepHref = (key: MachineStepKey) => `${paths.machine}?step=${key}`;

export function StepList({ overview, shown }: { overview: Overview; shown: MachineStepKey }) {
  return (
    <nav aria-label={m.member_steps()} className={classes.steps} data-tour="machine-steps">
      <Stack component="ol" gap={2} visibleFrom="md">
        {overview.steps.map(({ key, status, hasResult }, index) => {
          const Icon = icons[status];
          return (
            <li key={key}>
              <NavLink
                component={AppLink}
                href={stepHref(key)}
                mih={44}
                px="xs"
                py={4}
                active={key === shown}
                aria-current={key === shown ? 'step' : undefined}
                leftSection={
                  <Icon
                    size={20}
                    stroke={1.7}
                    color={status === 'done' ? 'var(--eg-success)' : undefined}
                    aria-hidden
                  />
                }
                rightSection={hasResult && <IconFileText size={16} stroke={1.7} color="var(--eg-teal)" aria-hidden />}
                label={
                  <Markup
                    parts={(hasResult ? m.member_step_list_has_a_result_2 : m.member_step_list_text_2).parts({
                      number: index + 1,
                      name: machineStep(key).name,
                      stateLabels: stateLabels[status],
                    })}
                    tags={{ hidden: (text) => <VisuallyHidden component="span">{text}</VisuallyHidden> }}
                  />
                }
              />
            </li>
          );
        })}
      </Stack>
      <NativeSelect
        hiddenFrom="md"
        label={m.member_step()}
        value={shown}
        onChange={(event) => navigate(stepHref(event.currentTarget.value as MachineStepKey))}
        data={overview.steps.map(({ key, status }, index) => ({
          value: key,
          label: `${index + 1}. ${machineStep(key).name}${status === 'open' ? '' : ` (${stateLabels[status]})`}`,
        }))}
      />
    </nav>
  );
}
