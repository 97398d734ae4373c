import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { screenAt } from '#shared/content/screens.ts';
import { paths } from '#shared/paths.ts';
import { FormCard } from '#client/components/form-card.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { problemOf, steps, type Answers } from '../steps.ts';
import { useApplication } from '../use-application.ts';
import classes from './application.module.css';
import { SendProblem } from './send-problem.tsx';
import { StepField } from './step-field.tsx';

type Props = {
  known: Partial<Answers>;
  /** Something to know before one begins. */
  note?: ReactNode;
  links: ReactNode;
  onSent: (answers: Answers) => void;
};

const { title, description } = screenAt(paths.signup)!;

/** Seven questions, one at a time. */
export function ApplicationWizard({ known, note, links, onSent }: Props) {
  const { answers, index, sending, failure, answer, goTo, send } = useApplication(known, onSent);
  const [first] = useState(index);
  const [hasMoved, setMoved] = useState(false);
  const step = steps[index]!;
  const isLast = index === steps.length - 1;
  const isBusy = sending !== 'no';
  const isDone = problemOf(step.name, answers[step.name]) === undefined;

  function move(to: number) {
    setMoved(true);
    goTo(to);
  }

  function submit(form: HTMLFormElement) {
    if (!isDone || isBusy) return;
    if (!isLast) return move(index + 1);
    // Should one step not be done after all, e.g. by a draft that was changed: there.
    const undone = steps.findIndex(({ name }) => problemOf(name, answers[name]) !== undefined);
    if (undone >= 0) return move(undone);
    void send(form.querySelector<HTMLInputElement>('[name=website2]')!.value);
  }

  return (
    <FormCard title={title} lead={index === 0 ? description : undefined} links={links}>
      {index === first && !hasMoved && note}
      <Progress index={index} />
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <StepField
          key={step.name}
          step={step}
          value={answers[step.name]}
          isReadOnly={isBusy}
          takesFocus={hasMoved}
          onAnswer={answer}
        />
        <div className={classes.trap} aria-hidden="true">
          <label>
            Leave this empty <input name="website2" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {isLast && (
          <p className={classes.terms}>
            By sending you agree to our <AppLink href={paths.terms}>terms of service</AppLink>. What we do with your
            answers is in our <AppLink href={paths.privacy}>privacy policy</AppLink>.
          </p>
        )}
        {failure && <SendProblem failure={failure} onOtherEmail={() => move(steps.findIndex(isEmail))} />}
        <div aria-live="polite">
          {sending === 'slow' && (
            <p className={classes.slow}>
              This takes longer than usual. Please keep the page open; what you typed is safe.
            </p>
          )}
        </div>
        <div className={classes.buttons}>
          <Button
            variant="default"
            className={classes.back}
            disabled={index === 0 || isBusy}
            onClick={() => move(index - 1)}
          >
            Back
          </Button>
          {/* Busy it is not `disabled`: the focus would be lost to whoever works by keyboard. */}
          <Button
            type="submit"
            className={classes.next}
            disabled={!isDone}
            aria-disabled={isBusy || undefined}
            data-busy={isBusy || undefined}
          >
            {isBusy
              ? 'Submitting...'
              : !isLast
                ? 'Next'
                : failure?.kind === 'failed'
                  ? 'Try again'
                  : 'Submit application'}
          </Button>
        </div>
      </form>
    </FormCard>
  );
}

const isEmail = ({ name }: { name: string }) => name === 'email';

function Progress({ index }: { index: number }) {
  const words = `Step ${index + 1} of ${steps.length}`;
  return (
    <div className={classes.progress}>
      {/* Said when it changes; then the new field has the focus and its question is read. */}
      <p aria-live="polite">{words}</p>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={index + 1}
        aria-valuetext={words}
      >
        {steps.map(({ name }, place) => (
          <span key={name} data-reached={place <= index || undefined} />
        ))}
      </div>
    </div>
  );
}
