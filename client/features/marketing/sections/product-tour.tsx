import { CheckList } from '../check-list.tsx';
import { ScreenPicture } from '../screen-picture.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './product-tour.module.css';

/** Tour of the member area. At each stop, the text stays next to its picture while visitors scroll. */
export function ProductTourSection(props: SectionProps<'product-tour'>) {
  const { stops, note } = props.section;
  return (
    <SectionFrame {...props}>
      <ol className={styles.stops}>
        {stops.map(({ when, title, text, points, picture }) => (
          <li key={title}>
            <div className={styles.words}>
              {when && <p className="eyebrow">{when}</p>}
              <h3>{title}</h3>
              <p>{text}</p>
              {points && <CheckList items={points} />}
            </div>
            <ScreenPicture picture={picture} />
          </li>
        ))}
      </ol>
      <p className="note">{note}</p>
    </SectionFrame>
  );
}
