import { sceneHeight, sceneSvg } from '#shared/content/cities/draw-scene.ts';
import { sceneWidth } from '#shared/content/cities/scene-shapes.ts';
import type { SectionOf } from '#shared/content/schema.ts';

/** Draws a city at dusk from the shapes in the page record. */
export function CityScene({
  scene,
  className,
}: {
  scene: SectionOf<'city-hero'>['scene'];
  className: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${sceneWidth} ${sceneHeight}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: sceneSvg(scene) }}
    />
  );
}
