import type { ReactNode } from 'react';

type ClickToLoadProps = {
  /** The frame's URL. Its host must be in `frameSources` of site.ts. */
  src: string;
  title: string;
  /** Shown in the same place until its button with `data-load-frame` is clicked (client/site/clicks.ts). */
  poster: ReactNode;
};

/** Third-party frame that loads nothing until clicked. */
export function ClickToLoad({ src, title, poster }: ClickToLoadProps) {
  return (
    <div data-frame={src} data-frame-title={title}>
      {poster}
    </div>
  );
}
