import type { IconName } from '#shared/content/schema.ts';

/** Drawn on a 24 x 24 grid with a round stroke of 1.75. */
const shapes: Record<IconName, string> = {
  chat: 'M4 5h16v11H11l-4 4v-4H4zM8 9.5h8M8 12.5h5',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  rocket: 'M5 15c-1 1-2 5-2 6 1 0 5-1 6-2M9 17l-2-2c2-7 6-11 14-12-1 8-5 12-12 14zM15 9h.01',
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
  target: 'M12 3a9 9 0 1 0 9 9M12 7.5a4.5 4.5 0 1 0 4.5 4.5M12 12l8-8M16 4h4v4',
  spark: 'M11 4l1.8 5.2L18 11l-5.2 1.8L11 18l-1.8-5.2L4 11l5.2-1.8zM19 15v5M16.5 17.5h5',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  road: 'M6 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.5 17.5H15a4 4 0 0 0 0-8H9a3 3 0 0 1 0-6h8M15 1.5l2.5 2-2.5 2',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  megaphone: 'M4 10v4l12 5V5zM16 9a3 3 0 0 1 0 6M7 15.5V20h3v-3.5',
  phone: 'M6 3h3.5l2 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 2V18a3 3 0 0 1-3 3C10.5 21 3 13.5 3 6a3 3 0 0 1 3-3z',
  people:
    'M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20v-2a4 4 0 0 1 4-4h5a4 4 0 0 1 4 4v2M16 4.300a3.5 3.5 0 0 1 0 6.400M18.5 14.300a4 4 0 0 1 3 3.700v2',
  calendar: 'M4 6h16v15H4zM4 10.5h16M8.500 3v5M15.500 3v5M8 15h3',
  bell: 'M6 17c1-1.500 1.500-3 1.500-6a4.500 4.500 0 0 1 9 0c0 3 .5 4.500 1.500 6zM10.500 20.5h3M12 4v2.500',
  star: 'M12 3.500l2.600 5.400 5.900.8-4.300 4.100 1.100 5.900L12 16.900l-5.300 2.800 1.100-5.900-4.300-4.100 5.900-.8z',
};

/** Decorative icon next to text that says the same; hidden from screen readers. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
