import { m } from '#messages';
import styles from './stars.module.css';

const whole = 'M10 2l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L2 7.9l5.6-.7z';
const half = 'M10 2v12.6l-5 2.8 1.1-5.6L2 7.9l5.6-.7z';

/** Five stars, filled to the nearest half. Announces the rating to screen readers. */
export function Stars({ count }: { count: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={m.marketing_stars_of_5_stars({ count })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d={whole} fill="none" stroke="currentColor" strokeLinejoin="round" />
          {count > star - 0.75 && <path d={count >= star - 0.25 ? whole : half} fill="currentColor" />}
        </svg>
      ))}
    </span>
  );
}
