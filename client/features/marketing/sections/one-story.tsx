import { Icon } from '#client/components/icon.tsx';
import accordion from '../accordion.module.css';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './one-story.module.css';

/** An owner's voice message, and the post it becomes in each place. */
export function OneStorySection(props: SectionProps<'one-story'>) {
  const { source, posts, note } = props.section;
  return (
    <SectionFrame {...props}>
      <div className={styles.story}>
        <figure className={`dusk ${styles.source}`}>
          <figcaption>{source.heading}</figcaption>
          <Waves />
          <blockquote>{source.text}</blockquote>
          <p>{source.who}</p>
        </figure>
        <div>
          {posts.map(({ icon, place, text, why }, at) => (
            <details key={place} name="one-story" open={at === 0} className={`${accordion.row} ${styles.post}`}>
              <summary>
                <Icon name={icon} />
                {place}
              </summary>
              <p className={`panel ${styles.text}`}>{text}</p>
              <p className={styles.why}>{why}</p>
            </details>
          ))}
        </div>
      </div>
      <p className="note">{note}</p>
    </SectionFrame>
  );
}

/** Bars of a voice message, in steps of 8 units. */
const heights = [6, 12, 20, 10, 26, 16, 30, 22, 12, 28, 18, 8, 24, 30, 14, 20, 10, 26, 12, 6];

function Waves() {
  const bars = heights.map((height, at) => `M${at * 8 + 3} ${16 - height / 2}v${height}`).join('');
  return (
    <svg viewBox="0 0 160 32" className={styles.waves} aria-hidden="true">
      <path d={bars} />
    </svg>
  );
}
