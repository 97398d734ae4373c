import type { SectionOf } from '#shared/content/schema.ts';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './outputs.module.css';

type Item = SectionOf<'outputs'>['items'][number];

/** Small pictures of what gets made, below the one thing that all of it comes from. */
export function OutputsSection(props: SectionProps<'outputs'>) {
  const { source, items, note } = props.section;
  const Heading = props.isFirst ? 'h2' : 'h3';
  return (
    <SectionFrame {...props}>
      {source && (
        <div className={`dusk ${styles.source}`}>
          <Wave />
          <p>
            <strong>{source.title}</strong>
            {source.text}
          </p>
        </div>
      )}
      <ul className={`${styles.items} ${source ? styles.fromSource : ''}`} data-count={items.length}>
        {items.map((item) => (
          <li key={item.title}>
            <Picture item={item} />
            <Heading>{item.title}</Heading>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
      {note && <p className="note">{note}</p>}
    </SectionFrame>
  );
}

/** Heights of the bars of a drawn recording, in pixels. */
const bars = [14, 26, 40, 22, 34, 48, 30, 18, 42, 52, 36, 24, 46, 32, 16, 38, 50, 28, 20, 44, 34, 22, 12];

function Wave() {
  const lines = bars.map((height, index) => `M${index * 9 + 3} ${28 - height / 2}v${height}`);
  return (
    <svg viewBox="0 0 206 56" width="206" height="56" aria-hidden="true">
      <path d={lines.join('')} stroke="var(--eg-glow)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

/** Outlines of the pictures, on a 240 x 150 grid, and the part that's in the accent color. */
const shapes: Record<Item['form'], { outline: string; accent: string }> = {
  clip: { outline: 'M84 8h72v134H84zM94 120h52M94 130h34', accent: 'M110 54v32l28-16z' },
  post: {
    outline: 'M30 14h180v122H30zM30 92h180M44 106h90M44 120h60M60 84l34-36 28 24 18-16 40 28',
    accent: 'M170 28a10 10 0 1 0 .1 0z',
  },
  email: { outline: 'M28 30h184v96H28zM28 30l92 56 92-56', accent: 'M204 18a14 14 0 1 0 .1 0z' },
  faq: {
    outline: 'M30 20h180v30H30zM30 60h180v30H30zM30 100h180v30H30zM190 72l6 6 6-6M190 112l6 6 6-6M44 75h110M44 115h70',
    accent: 'M44 31h96v8H44zM190 38l6-6 6 6z',
  },
  page: { outline: 'M62 10h116v130H62zM78 50h84M78 66h84M78 82h56M78 106h38v18H78z', accent: 'M78 26h64v10H78z' },
  phone: { outline: 'M84 8h72v134H84zM110 18h20M96 40h40v22H96zM96 108h32v18H96z', accent: 'M104 74h40v22h-40z' },
  sheet: {
    outline: 'M30 18h180v114H30zM30 46h180M30 74h180M30 102h180M90 18v114M150 18v114',
    accent: 'M158 80h44v16h-44z',
  },
  voice: {
    outline: 'M40 26h110v34H62l-14 12V60h-8zM54 43h70',
    accent: 'M90 82h110v34h-8v12l-14-12H90z',
  },
};

function Picture({ item: { form, words } }: { item: Item }) {
  const { outline, accent } = shapes[form];
  return (
    <figure className={styles.picture}>
      <svg viewBox="0 0 240 150" aria-hidden="true">
        <path
          d={outline}
          fill="var(--eg-surface)"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d={accent} fill="var(--eg-accent)" />
      </svg>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
