/** Logic of a guided tour, independent of the screen: where it starts, what is saved, which toasts it shows. */
import { m } from '#messages';
import type { TutorialProgress } from '#shared/schemas/tutorials.ts';
import type { Toast } from '#client/lib/toast.ts';

export type TourActions = {
  begin(): void;
  /** @param step the visitor's current step, from 1; the same for the others. */
  next(step: number): void;
  back(step: number): void;
  close(step: number): void;
  skip(step: number): void;
};

/** Returns the step to start at: the last one seen, or the first if the tour was completed. Steps count from 1. */
export function firstStep(known: TutorialProgress | null, count: number): number {
  if (!known || (known.completed && known.lastStepSeen >= count)) return 1;
  return Math.min(Math.max(known.lastStepSeen, 1), count);
}

/**
 * Runs saves one at a time, so that an earlier save never overwrites a later one. Of several pending saves, only the
 * last runs. A failed save is only logged, and the tour goes on.
 */
export function keepInTurn<T>(save: (value: T) => Promise<unknown>, log: (error: unknown) => void): (value: T) => void {
  let waiting: { value: T } | undefined;
  let isBusy = false;
  const work = async () => {
    isBusy = true;
    while (waiting) {
      const { value } = waiting;
      waiting = undefined;
      try {
        await save(value);
      } catch (error) {
        log(error);
      }
    }
    isBusy = false;
  };
  return (value) => {
    waiting = { value };
    if (!isBusy) void work();
  };
}

/** @param options `show` displays a step, `end` removes the tour, `keep` saves progress, `say` shows a toast. */
export function createTourRun(options: {
  count: number;
  known: TutorialProgress | null;
  keep: (progress: TutorialProgress) => void;
  show: (step: number) => void;
  end: () => void;
  say: (toast: Toast) => void;
}): TourActions {
  const { count, keep, show, end, say } = options;
  let completed = options.known?.completed ?? false;
  const goTo = (step: number) => {
    show(step);
    keep({ completed, lastStepSeen: step });
  };
  const finish = (step: number) => {
    completed = true;
    keep({ completed, lastStepSeen: step });
    end();
  };
  return {
    begin: () => goTo(firstStep(options.known, count)),
    next(step) {
      if (step < count) return goTo(step + 1);
      finish(step);
      say({ title: m.components_tutorial_completed() });
    },
    back(step) {
      if (step <= 1) return;
      completed = false;
      goTo(step - 1);
    },
    close(step) {
      keep({ completed, lastStepSeen: step });
      end();
    },
    skip(step) {
      finish(step);
      say(skippedToast);
    },
  };
}

export const skippedToast: Toast = {
  title: m.components_tutorial_skipped(),
  description: m.components_tour_run_can_restart_settings(),
};
