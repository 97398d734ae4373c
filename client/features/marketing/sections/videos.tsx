import type { CSSProperties } from 'react';
import { m } from '#messages';
import type { SectionOf } from '#shared/content/schema.ts';
import { site } from '#shared/content/site.ts';
import { ClickToLoad } from '../click-to-load.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './videos.module.css';

type Item = SectionOf<'videos'>['items'][number];

/** Portrait videos go next to their text, if any. A single landscape video takes the full width. */
function shapeOf({ aspect, items }: SectionOf<'videos'>) {
  if (aspect === '9:16') return items.some(({ description }) => description) ? styles.beside : '';
  return items.length === 1 ? styles.single : '';
}

export function VideosSection(props: SectionProps<'videos'>) {
  const { section, isFirst } = props;
  const Heading = isFirst ? 'h2' : 'h3';
  const aspect = section.aspect === '9:16' ? styles.tall : '';
  return (
    <SectionFrame {...props}>
      <ul className={`${styles.videos} ${aspect} ${shapeOf(section)}`}>
        {section.items.map((item, index) => (
          <li key={item.embedId}>
            <Video item={item} index={index} />
            <div className={styles.words}>
              <Heading>{item.title}</Heading>
              {item.description && <p>{item.description}</p>}
            </div>
          </li>
        ))}
      </ul>
      <p className="note">{m.marketing_videos_videos_load_when_press_2({ provider: site.videoPlatform.provider })}</p>
    </SectionFrame>
  );
}

function Video({ item, index }: { item: Item; index: number }) {
  const { title, category, embedId, isAIEdited } = item;
  // Vary the position of the sun in each poster.
  const sun = { '--sun': `${20 + ((index * 37) % 70)}%` } as CSSProperties;
  return (
    <div className={styles.frame}>
      <ClickToLoad
        src={`${site.videoPlatform.embedBase}${embedId}?autoplay=1&rel=0`}
        title={title}
        poster={
          <div className={`dusk ${styles.poster}`} style={sun}>
            <button
              type="button"
              data-load-frame=""
              aria-label={m.marketing_videos_play({ title })}
              data-needs-script=""
            >
              <svg width="30" height="30" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 5v14l11-7z" fill="currentColor" />
              </svg>
            </button>
            {category && <span>{category}</span>}
            {isAIEdited && <span>{m.marketing_edited_with_ai()}</span>}
          </div>
        }
      />
    </div>
  );
}
