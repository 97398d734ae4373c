import { useHotkeys } from '@mantine/hooks';
import { createElement, useState, type ComponentType, type ReactElement } from 'react';
import { toastFailure } from '#client/lib/failure.ts';

/** `asked` grows with every wish to see it. */
type Palette = ComponentType<{ asked: number }>;

/** Over another dialog it would take the keyboard away from what is being done there. */
const isInDialog = () =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.checkVisibility());

/**
 * The search of an area, loaded when it's asked for first: by its button, or with Ctrl or Cmd and K.
 * @returns `open` for the button, `element` for the frame
 */
export function usePalette(load: () => Promise<Palette>): { open: () => void; element: ReactElement | undefined } {
  const [asked, setAsked] = useState(0);
  // In an object: React would call a component given to a setter.
  const [loaded, setLoaded] = useState<{ Palette: Palette }>();
  const open = () => {
    load().then(
      (Palette) => {
        setLoaded((known) => known ?? { Palette });
        setAsked((count) => count + 1);
      },
      (error: unknown) => toastFailure('The search could not be loaded', error),
    );
  };
  useHotkeys([['mod+K', () => !isInDialog() && open()]], [], true);
  return { open, element: loaded && createElement(loaded.Palette, { asked }) };
}
