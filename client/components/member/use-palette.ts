import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { toastFailure } from '#client/lib/failure.ts';

type PaletteProps = {
  /** Grows with every wish to see it. */
  asked: number;
};
let Palette: ComponentType<PaletteProps> | undefined;

/**
 * The command palette, fetched when somebody asks for it first: by its button, or with Ctrl or Cmd and K.
 * @returns `open` for the button, `element` to be placed in the frame
 */
export function usePalette(): { open: () => void; element: ReactElement | undefined } {
  const [asked, setAsked] = useState(0);
  const open = () => {
    if (Palette) {
      setAsked((count) => count + 1);
      return;
    }
    import('./command-palette.tsx').then(
      (module) => {
        Palette = module.CommandPalette;
        setAsked((count) => count + 1);
      },
      (error: unknown) => toastFailure('The search could not be loaded', error),
    );
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      // Over another dialog it would take the keyboard away from what is being done there.
      const dialogs = [...document.querySelectorAll('[aria-modal="true"]')];
      if (!dialogs.some((dialog) => dialog.checkVisibility())) open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return { open, element: Palette && asked > 0 ? createElement(Palette, { asked }) : undefined };
}
