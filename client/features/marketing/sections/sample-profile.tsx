import { linkProps } from '../link-props.ts';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './sample-profile.module.css';

/** A page of a sample profile, rendered as real text. */
export function SampleProfileSection(props: SectionProps<'sample-profile'>) {
  const { section } = props;
  const { finding, prompt, roadmap } = section;
  return (
    <SectionFrame {...props}>
      <figure className={`panel ${styles.sheet}`}>
        <figcaption className={styles.head}>
          <strong>{section.business}</strong>
          <span className="tag">{section.note}</span>
        </figcaption>
        <ol className={styles.contents}>
          {section.contents.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
        <div className={styles.parts}>
          <div>
            <h3>{finding.heading}</h3>
            <p>{finding.text}</p>
            <p className={styles.because}>{finding.because}</p>
          </div>
          <div>
            <h3>{prompt.heading}</h3>
            <div className={styles.prompt}>
              <p>
                <strong>{prompt.title}</strong> <span className="tag">{prompt.platform}</span>
              </p>
              <p>{prompt.text}</p>
            </div>
          </div>
          <div>
            <h3>{roadmap.heading}</h3>
            <dl className={styles.roadmap}>
              {roadmap.items.map((item) => (
                <div key={item.when}>
                  <dt>{item.when}</dt>
                  <dd>{item.what}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </figure>
      {section.links && (
        <ul className={styles.links}>
          {section.links.map((link) => (
            <li key={link.label}>
              <a {...linkProps(link)}>{link.label}</a>
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}
