/**
 * Hydrates the islands of a static page. `data-island` names a file in client/features/marketing/islands, which is
 * fetched when the island comes near the viewport or is touched. A button clicked before then is clicked again
 * afterwards.
 */
import { local, readText } from '../lib/storage.ts';

const modules = import.meta.glob('../features/marketing/islands/*.tsx');
const started = new WeakMap<HTMLElement, Promise<void>>();

/** Hydrates an island, once. Rejects if its script can't be fetched; the next call tries again. */
export function hydrate(island: HTMLElement): Promise<void> {
  const running = started.get(island) ?? start(island);
  started.set(island, running);
  running.catch((error: unknown) => {
    started.delete(island);
    console.info('A part of this page could not be fetched; it stays as it was sent.', error);
  });
  return running;
}

async function start(island: HTMLElement): Promise<void> {
  const { island: name, prefix = '', props = '{}' } = island.dataset;
  const [{ hydrateIsland }, module] = await Promise.all([
    import('./hydrate-island.tsx'),
    modules[`../features/marketing/islands/${name}.tsx`]!(),
  ]);
  await hydrateIsland(island, { module, prefix, props: JSON.parse(props) as object });
  island.dataset.hydrated = '';
}

const waiting = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-hydrated])') : null;

/** Returns whether a stored list has entries; an empty one is `[]`. */
const keeps = (key: string | undefined) => key !== undefined && (readText(local, key) ?? '').length > 2;

/** Returns whether the browser restored something that the visitor entered on an earlier visit of the page. */
const isChanged = (island: HTMLElement) =>
  [...island.querySelectorAll('input')].some(
    (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
  );

/** Starts watching the page's islands. Call once. */
export function startIslands(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void hydrate(target.closest<HTMLElement>('[data-island]')!).catch(() => undefined);
      }
    },
    { rootMargin: '300px' },
  );
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { when, stored } = island.dataset;
    if (location.search || location.hash || keeps(stored) || isChanged(island)) hydrate(island).catch(() => undefined);
    // The island is `display: contents`, so only its content has a box to observe.
    else if (when === 'visible' && island.firstElementChild) near.observe(island.firstElementChild);
  }
  for (const sign of ['pointerover', 'pointerdown', 'focusin', 'input'] as const)
    document.addEventListener(sign, ({ target }) => {
      const island = waiting(target);
      if (island) hydrate(island).catch(() => undefined);
    });
  document.addEventListener(
    'click',
    (event) => {
      const island = waiting(event.target);
      const button = island && (event.target as Element).closest<HTMLElement>('button');
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      hydrate(island).then(
        () => button.click(),
        () => undefined,
      );
    },
    true,
  );
}
