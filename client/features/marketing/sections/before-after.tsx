import { m } from '#messages';
import { Island } from '#client/components/island.tsx';
import { VersionSlider } from '../islands/version-slider.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './before-after.module.css';

/** Something of a made-up business before and after our work, with a slider, and what changed. */
export function BeforeAfterSection(props: SectionProps<'before-after'>) {
  const { frame, before, after, notes, note } = props.section;
  return (
    <SectionFrame {...props}>
      <div className={styles.comparison}>
        <div>
          <Island name="version-slider" of={VersionSlider} props={{ frame, before, after }} when="use" />
        </div>
        <div className={styles.notes}>
          <h3>{m.marketing_before_after_what_changed()}</h3>
          <ol>
            {notes.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="note">{note}</p>
        </div>
      </div>
    </SectionFrame>
  );
}
