import { artHeight, artWidth } from '#shared/content/art/draw.ts';
import { heroArt } from '#shared/content/art/hero-art.ts';

/** Picture of a page. Its ground and background overflow the box to all sides but the top. */
export function HeroArt({
  path,
  className,
  isWide,
}: {
  path: string;
  className: string | undefined;
  isWide?: boolean;
}) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${artWidth} ${artHeight}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: heroArt(path, isWide) }}
    />
  );
}
