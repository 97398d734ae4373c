import { brand } from '#shared/brand.ts';

/** Logo: the sun setting over the water, and the name. */
export function BrandMark() {
  return (
    <>
      <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M5 19a11 11 0 0 1 22 0z" fill="var(--eg-glow)" />
        <path d="M3 23h26M9 27.5h14" stroke="var(--eg-glow)" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {brand.name}
    </>
  );
}
