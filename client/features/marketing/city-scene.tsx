import type { SectionOf } from '#shared/content/schema.ts';

type Scene = SectionOf<'city-hero'>['scene'];

/** Y coordinate of the horizon (shared/content/cities/scene-shapes.ts). */
const horizon = 214;

/** Draws a city at dusk from the shapes in the page record. */
export function CityScene({ scene, className }: { scene: Scene; className: string | undefined }) {
  const { sun, back, far, near, windows, isWater, plant, plants } = scene;
  return (
    <svg className={className} viewBox="0 0 1440 280" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id="city-glow">
          <stop offset="0" stopColor="#ff9466" stopOpacity=".55" />
          <stop offset=".5" stopColor="#ff9466" stopOpacity=".15" />
          <stop offset="1" stopColor="#ff9466" stopOpacity="0" />
        </radialGradient>
        <path id="city-plant" d={plant} />
      </defs>
      <ellipse cx={sun.x} cy={horizon} rx="560" ry="300" fill="url(#city-glow)" />
      <circle cx={sun.x} cy={sun.y} r="72" fill="#ff9466" />
      {back && <path d={back} fill="#1d4d57" />}
      <path d={far} fill="#0e323c" />
      <path d={near} fill="#08161c" />
      <path d={windows} fill="#ffb98f" opacity=".8" />
      <path d={`M0 ${horizon}h1440v66H0z`} fill="#123b45" />
      {isWater ? (
        <path
          d={`M${sun.x - 64} 224h128M${sun.x - 44} 234h88M${sun.x - 24} 245h48M${sun.x + 92} 230h34M${sun.x - 130} 240h40`}
          stroke="#ff9466"
          strokeWidth="4"
          strokeLinecap="round"
          opacity=".75"
        />
      ) : (
        <path
          d={`M${sun.x - 20} 214h40l190 66h-420zM0 236q300-14 620 0t820-4v10q-480 14-820 4t-620 4z`}
          fill="#1d4d57"
          opacity=".7"
        />
      )}
      <g fill="#06121a">
        <path d="M0 280v-18q360-16 720-6t720-8v32z" />
        {plants.map(([x, size]) => (
          <use key={x} href="#city-plant" transform={`translate(${x} 266)scale(${size / 100})`} />
        ))}
      </g>
    </svg>
  );
}
