/** The eleven steps: a rail beside the tool, and on phones a field to choose from. */
import { NativeSelect } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled, IconCircleDashed, IconFileText } from '@tabler/icons-react';
import { navigate } from 'wouter/use-browser-location';
import { machineStep } from '#shared/domain/machine-steps.ts';
import type { MachineStatus, MachineStepKey } from '#shared/domain/member.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#client/components/app-link.tsx';
import type { Overview } from '../use-overview.ts';
import classes from './workshop.module.css';

const icons = { open: IconCircle, done: IconCircleCheckFilled, skipped: IconCircleDashed } as const;
const stateWords: Record<MachineStatus, string> = { open: 'open', done: 'done', skipped: 'skipped' };

export const stepHref = (key: MachineStepKey) => `${paths.machine}?step=${key}`;

export function StepList({ overview, shown }: { overview: Overview; shown: MachineStepKey }) {
  return (
    <nav aria-label="Steps" className={classes.steps} data-tour="machine-steps">
      <ol className={classes.rail}>
        {overview.steps.map(({ key, status, hasResult }, index) => {
          const Icon = icons[status];
          return (
            <li key={key}>
              <AppLink
                href={stepHref(key)}
                className={classes.railStep}
                data-status={status}
                aria-current={key === shown ? 'step' : undefined}
              >
                <Icon size={20} stroke={1.7} aria-hidden />
                <span>
                  <span className={classes.number}>{index + 1}.</span> {machineStep(key).name}
                  <span className={classes.hidden}>
                    , {stateWords[status]}
                    {hasResult ? ', has a result' : ''}
                  </span>
                </span>
                {hasResult && <IconFileText size={16} stroke={1.7} aria-hidden className={classes.hasResult} />}
              </AppLink>
            </li>
          );
        })}
      </ol>
      <NativeSelect
        className={classes.chooser}
        label="Step"
        value={shown}
        onChange={(event) => navigate(stepHref(event.currentTarget.value as MachineStepKey))}
        data={overview.steps.map(({ key, status }, index) => ({
          value: key,
          label: `${index + 1}. ${machineStep(key).name}${status === 'open' ? '' : ` (${stateWords[status]})`}`,
        }))}
      />
    </nav>
  );
}
