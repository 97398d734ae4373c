/** Shows a tour over the screen. A separate chunk, loaded with the library and its styles when a tour starts. */
import 'driver.js/dist/driver.css';
import { driver, type DriverHook, type PopoverDOM } from 'driver.js';
import { m } from '#messages';
import type { TutorialProgress } from '#shared/schemas/tutorials.ts';
import type { Toast } from '#client/lib/toast.ts';
import { createTourRun, firstStep } from './tour-run.ts';
import type { TourStep } from './tour-steps.ts';
import classes from './tour-popover.module.css';

/** How long to wait for a step's target before showing the step in the center, in milliseconds. */
const waitsForTarget = 3000;

type Options = {
  /** The screen's name. */
  name: string;
  steps: readonly TourStep[];
  known: TutorialProgress | null;
  keep: (progress: TutorialProgress) => void;
  say: (toast: Toast) => void;
  /** Called when the tour has ended, for any reason. */
  onEnd: () => void;
};

/** Shows the tour from where it was left off. @returns `close`, for example for when its screen unmounts */
export function startTour(options: Options): { close: () => void } {
  const { name, steps, known, keep, say, onEnd } = options;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  /**
   * Returns the current step, counted from 1. The library's index is that of the displayed step, even while it waits
   * for the next step's target.
   */
  const here = () => (tour.getActiveIndex() ?? firstStep(known, steps.length) - 1) + 1;
  const step: (act: 'next' | 'back') => DriverHook = (act) => () => run[act](here());

  const tour = driver({
    steps: steps.map(({ target, title, text }) => ({
      // The library handles a missing element, although its types don't allow it.
      element: () => visibleTarget(target) as Element,
      popover: { title, description: text, side: 'bottom', align: 'start' },
    })),
    popoverClass: classes.popover!,
    animate: !isCalm,
    duration: 250,
    overlayOpacity: 0.55,
    stagePadding: 6,
    stageRadius: 12,
    disableActiveInteraction: true,
    waitForElement: waitsForTarget,
    showProgress: true,
    progressText: m.components_tour_step_of({ current: '{{current}}', total: '{{total}}' }),
    nextBtnText: m.components_next(),
    prevBtnText: m.components_back(),
    doneBtnText: m.components_finish(),
    onNextClick: step('next'),
    onPrevClick: step('back'),
    onCloseClick: () => run.close(here()),
    // Escape, or a click outside the step.
    onDestroyStarted: () => run.close(here()),
    onHighlighted: (_element, _step, { state }) => state.popover?.wrapper.removeAttribute('aria-busy'),
    onPopoverRender: (popover) => dress(popover, { name, onSkip: () => run.skip(here()), isFirst: here() === 1 }),
  });

  // The target may grow, move or rerender when its data arrives.
  const layout = new ResizeObserver(() => {
    const index = tour.getActiveIndex();
    if (index !== undefined && tour.getActiveElement()?.isConnected === false) tour.moveTo(index);
    else tour.refresh();
  });
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    layout.disconnect();
    tour.destroy();
    onEnd();
  };
  const run = createTourRun({
    count: steps.length,
    known,
    keep,
    show: (number) => tour.drive(number - 1),
    end,
    say,
  });
  run.begin();
  layout.observe(document.body);
  return { close: () => !isOver && run.close(here()) };
}

/** Returns the first visible element with this mark: a phone may hide what a desktop shows. */
function visibleTarget(target: string): Element | undefined {
  return [...document.querySelectorAll(`[data-tour="${target}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );
}

/** Adds what the library lacks: names and roles for screen readers, a skip button, and the focus on "Next". */
function dress(popover: PopoverDOM, options: { name: string; onSkip: () => void; isFirst: boolean }): void {
  const { wrapper, title, description, footer, progress, closeButton, nextButton, previousButton } = popover;
  wrapper.setAttribute('aria-modal', 'true');
  wrapper.setAttribute('aria-live', 'polite');
  // Until the move to the target is over. The library ignores arrow keys before that.
  wrapper.setAttribute('aria-busy', 'true');
  const heading = document.createElement('h2');
  heading.id = 'tour-title';
  heading.append(...title.childNodes);
  title.append(heading);
  // Otherwise they would count as another header and footer of the page.
  for (const part of [title, footer]) part.setAttribute('role', 'presentation');
  progress.id = 'tour-progress';
  wrapper.setAttribute('aria-labelledby', `${heading.id} ${progress.id}`);
  wrapper.setAttribute('aria-describedby', description.id);
  closeButton.setAttribute('aria-label', m.components_tour_close({ name: options.name }));
  if (options.isFirst) previousButton.style.display = 'none';

  const skip = document.createElement('button');
  skip.type = 'button';
  skip.className = 'driver-popover-footer-btn';
  skip.textContent = m.components_skip();
  skip.addEventListener('click', options.onSkip);
  popover.footerButtons.before(skip);

  // Runs after the library has focused the first button (close) and given the target the ARIA attributes of a control.
  queueMicrotask(() => {
    nextButton.focus({ preventScroll: true });
    const target = document.querySelector('.driver-active-element');
    for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) target?.removeAttribute(name);
    keepClear(wrapper, target);
  });
}

/** Moves the step to the top on phones if it would cover its target at the bottom. */
function keepClear(wrapper: HTMLElement, target: Element | null): void {
  if (!target) return;
  const sheet = wrapper.getBoundingClientRect();
  const { top, bottom } = target.getBoundingClientRect();
  if (bottom > sheet.top && top > sheet.height + 24) wrapper.dataset.place = 'top';
}
