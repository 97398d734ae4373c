/** Shows a tour over the screen. Comes as a chunk of its own, with the library and its styles, when a tour starts. */
import 'driver.js/dist/driver.css';
import { driver, type DriverHook, type PopoverDOM } from 'driver.js';
import { m } from '#messages';
import type { TutorialProgress } from '#shared/schemas/tutorials.ts';
import type { Toast } from '#client/lib/toast.ts';
import { createTourRun, firstStep } from './tour-run.ts';
import type { TourStep } from './tour-steps.ts';
import classes from './tour-popover.module.css';

/** A target that is not there by then stays away: the step is shown in the middle. Milliseconds. */
const waitsForTarget = 3000;

type Options = {
  /** The screen's name. */
  name: string;
  steps: readonly TourStep[];
  known: TutorialProgress | null;
  keep: (progress: TutorialProgress) => void;
  say: (toast: Toast) => void;
  /** The tour is off the screen, whatever the reason. */
  onEnd: () => void;
};

/** Shows the tour, from where it was left. @returns how to take it away, as when its screen goes. */
export function startTour(options: Options): { close: () => void } {
  const { name, steps, known, keep, say, onEnd } = options;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  /** From 1. The library's own number is that of the step it shows, also while it waits for the next one's target. */
  const here = () => (tour.getActiveIndex() ?? firstStep(known, steps.length) - 1) + 1;
  const step: (act: 'next' | 'back') => DriverHook = (act) => () => run[act](here());

  const tour = driver({
    steps: steps.map(({ target, title, text }) => ({
      // The library takes what is not there for missing, whatever its types say.
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
    onPopoverRender: (popover) => dress(popover, { name, onSkip: () => run.skip(here()), isFirst: here() === 1 }),
  });

  // The target may grow, move, or render again when its data arrives.
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

/** The first element with this mark that takes up room: a phone may hide what a desktop shows. */
function visibleTarget(target: string): Element | undefined {
  return [...document.querySelectorAll(`[data-tour="${target}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );
}

/** What the library leaves out: names and roles for screen readers, a way to skip, the focus on the way onwards. */
function dress(popover: PopoverDOM, options: { name: string; onSkip: () => void; isFirst: boolean }): void {
  const { wrapper, title, description, footer, progress, closeButton, nextButton, previousButton } = popover;
  wrapper.setAttribute('aria-modal', 'true');
  wrapper.setAttribute('aria-live', 'polite');
  const heading = document.createElement('h2');
  heading.id = 'tour-title';
  heading.append(...title.childNodes);
  title.append(heading);
  // Else they would be another header and footer of the page.
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

  // After the library has put the focus on the first button, which closes, and has marked the target as a control, which
  // it is not.
  queueMicrotask(() => {
    nextButton.focus({ preventScroll: true });
    const target = document.querySelector('.driver-active-element');
    for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) target?.removeAttribute(name);
    keepClear(wrapper, target);
  });
}

/** On a phone the step stands at the lower edge; above, when it would cover what it is about. */
function keepClear(wrapper: HTMLElement, target: Element | null): void {
  if (!target) return;
  const sheet = wrapper.getBoundingClientRect();
  const { top, bottom } = target.getBoundingClientRect();
  if (bottom > sheet.top && top > sheet.height + 24) wrapper.dataset.place = 'top';
}
