import { useState, type ReactNode } from 'react';

type ClickToLoadProps = {
  /** Address of the frame; its host must be among `frameSources` of site.ts. */
  src: string;
  title: string;
  className?: string;
  /** Shown until the visitor asks for the frame, in a place of the same size. */
  poster: (show: () => void) => ReactNode;
};

/** A frame of somebody else's server, of which nothing is fetched before a click. */
export function ClickToLoad({ src, title, className, poster }: ClickToLoadProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) return poster(() => setWanted(true));
  return (
    <iframe
      // The button that had the keyboard is gone.
      ref={(frame) => frame?.focus()}
      src={src}
      title={title}
      className={className}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
