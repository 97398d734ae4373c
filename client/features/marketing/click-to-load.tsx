import type { ReactNode } from 'react';

type ClickToLoadProps = {
  /** Address of the frame; its host must be among `frameSources` of site.ts. */
  src: string;
  title: string;
  /** Stands in a place of the same size until its button with `data-load-frame` is pressed (client/site/clicks.ts). */
  poster: ReactNode;
};

/** A frame of another company's server, of which nothing is fetched before a click. */
export function ClickToLoad({ src, title, poster }: ClickToLoadProps) {
  return (
    <div data-frame={src} data-frame-title={title}>
      {poster}
    </div>
  );
}
