import { useEffect, useId, useRef, useState, type CSSProperties } from 'react';
import { m } from '#messages';
import type { SectionOf } from '#shared/content/schema.ts';
import styles from './version-slider.module.css';

export type VersionSliderProps = Pick<SectionOf<'before-after'>, 'frame' | 'before' | 'after'>;

/** Two versions on top of each other, with a slider between them. Without JavaScript, they're next to each other. */
export function VersionSlider({ frame, before, after }: VersionSliderProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Shows enough of the later version to read it before anyone moves the slider.
  const [percent, setPercent] = useState(30);
  // The slider may have moved before hydration.
  useEffect(() => setPercent(Number(field.current!.value)), []);
  return (
    <>
      <div className={styles.versions} style={{ '--cut': `${percent}%` } as CSSProperties}>
        <Version frame={frame} version={before} label={m.marketing_before_after_before()} />
        <Version frame={frame} version={after} label={m.marketing_before_after_after()} isAfter />
      </div>
      <div className={styles.slider} data-needs-script="">
        <label htmlFor={id}>{m.marketing_before_after_slide()}</label>
        <input
          ref={field}
          id={id}
          type="range"
          min="0"
          max="100"
          step="5"
          value={percent}
          aria-valuetext={m.marketing_before_after_share({ percent, rest: 100 - percent })}
          onChange={(event) => setPercent(Number(event.target.value))}
        />
      </div>
    </>
  );
}

type VersionProps = {
  frame: VersionSliderProps['frame'];
  version: VersionSliderProps['before'];
  label: string;
  isAfter?: boolean;
};

function Version({ frame, version: { name, parts }, label, isAfter = false }: VersionProps) {
  return (
    <div className={`panel ${styles.version}`} data-kind={frame} data-after={isAfter}>
      <p className={styles.label}>{label}</p>
      <p className={styles.name}>{name}</p>
      {parts.map(({ as, text, mark }) => (
        <p key={text} className={styles[as]}>
          {as === 'picture' ? <Picture isAfter={isAfter} label={text} /> : text}
          {mark && <b className={styles.mark}>{mark}</b>}
        </p>
      ))}
    </div>
  );
}

/** Drawing of the page's photo: a stock skyline before, the business's own boat after. */
function Picture({ isAfter, label }: { isAfter: boolean; label: string }) {
  return (
    <svg viewBox="0 0 320 110" role="img" aria-label={label}>
      <rect width="320" height="110" className={isAfter ? styles.sky : styles.dull} />
      {isAfter ? (
        <g>
          <circle cx="262" cy="34" r="16" className={styles.sun} />
          <path d="M0 78q20-7 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v32H0z" className={styles.sea} />
          <path d="M86 66h132l-20 28H104zM124 66V44h44l16 22z" className={styles.boat} />
        </g>
      ) : (
        <path
          d="M20 110V60h30v50h12V40h34v70h14V66h28v44h16V30h30v80h14V56h36v54h12V70h30v40z"
          className={styles.towers}
        />
      )}
    </svg>
  );
}
