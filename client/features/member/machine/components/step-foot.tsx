/** Done, skip or open again, and the way to the next step. */
import { Button } from '@mantine/core';
import { IconArrowRight, IconCheck, IconRotate } from '@tabler/icons-react';
import { machineStep } from '#shared/domain/machine-steps.ts';
import type { MachineStatus, MachineStepKey } from '#shared/domain/member.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { openAfter, useSetStatus, type Overview } from '../use-overview.ts';
import { stepHref } from './step-list.tsx';
import classes from './tool.module.css';

export function StepFoot({ step, overview }: { step: MachineStepKey; overview: Overview }) {
  const setStatus = useSetStatus();
  const status = overview.steps.find(({ key }) => key === step)?.status ?? 'open';
  const next = openAfter(overview, step);
  const mark = (to: MachineStatus) => setStatus.mutate({ step, status: to });
  const iconProps = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <section className={classes.foot} aria-label="This step">
      <div className={classes.footButtons}>
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
            Open it again
          </Button>
        )}
      </div>
      <p role="status" className={classes.footWords}>
        {status === 'done' && 'This step is done.'}
        {status === 'skipped' && 'You skipped this step. You can come back to it at any time.'}
        {!next && status !== 'open' && ' All steps are behind you. Come back for the monthly review.'}
      </p>
      {next && (
        <AppLink href={stepHref(next)} className={classes.next}>
          <span>
            <span className={classes.nextWord}>Next step</span>
            {machineStep(next).name}
          </span>
          <IconArrowRight {...iconProps} />
        </AppLink>
      )}
    </section>
  );
}
