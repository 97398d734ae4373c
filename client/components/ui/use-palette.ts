import { useHotkeys } from '@mantine/hooks';
import { createElement, useState, type ComponentType, type ReactElement } from 'react';
import { m } from '#messages';
import { toastFailure } from '#client/lib/failure.ts';
import { isInDialog } from '#client/lib/is-in-dialog.ts';

/** `asked` increases each time the search is requested. */
type Palette = ComponentType<{ asked: number }>;

/**
 * Loads an area's search when it's first opened, by its button or Ctrl/Cmd+K.
 * @returns `open` for the button, `element` for the frame
 */
export function usePalette(load: () => Promise<Palette>): { open: () => void; element: ReactElement | undefined } {
  const [asked, setAsked] = useState(0);
  // Wrapped in an object, because React would call a component passed to a setter.
  const [loaded, setLoaded] = useState<{ Palette: Palette }>();
  const open = () => {
    load().then(
      (Palette) => {
        setLoaded((known) => known ?? { Palette });
        setAsked((count) => count + 1);
      },
      (error: unknown) => toastFailure(m.components_use_palette_couldnt_load_search(), error),
    );
  };
  useHotkeys([['mod+K', () => !isInDialog() && open()]], [], true);
  return { open, element: loaded && createElement(loaded.Palette, { asked }) };
}
