import { m } from '#messages';
import type { SectionOf } from '#shared/content/schema.ts';
import { OutOfSight } from '#client/components/out-of-sight.tsx';
import { ActionRow } from '../action-row.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './worked-example.module.css';

type Artifact = NonNullable<SectionOf<'worked-example'>['stages'][number]['artifact']>;

/** Story in stages along a line, each with what exists by then. */
export function WorkedExampleSection(props: SectionProps<'worked-example'>) {
  const { stages, note, link } = props.section;
  return (
    <SectionFrame {...props}>
      <p className={`tag ${styles.madeUp}`}>{note}</p>
      <ol className={styles.stages}>
        {stages.map(({ when, title, text, artifact }) => (
          <li key={title}>
            <div>
              <p className={styles.when}>{when}</p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            {artifact && <ArtifactView artifact={artifact} />}
          </li>
        ))}
      </ol>
      {link && <ActionRow links={[link]} />}
    </SectionFrame>
  );
}

function ArtifactView({ artifact }: { artifact: Artifact }) {
  switch (artifact.kind) {
    case 'chat':
      return (
        <ul className={styles.chat}>
          {artifact.lines.map((line) => (
            <li key={line.text} data-from={line.from}>
              <OutOfSight>
                {line.from === 'us' ? m.marketing_example_we_ask() : m.marketing_example_owner_says()}
              </OutOfSight>{' '}
              {line.text}
            </li>
          ))}
        </ul>
      );
    case 'finding':
      return (
        <div className={`panel ${styles.sheet}`}>
          <strong>{artifact.heading}</strong>
          <p>{artifact.text}</p>
          <p className={styles.because}>{artifact.because}</p>
        </div>
      );
    case 'prompt':
      return (
        <div className={`panel ${styles.sheet}`}>
          <p className={styles.label}>
            <strong>{artifact.title}</strong> <span className="tag">{artifact.platform}</span>
          </p>
          <p className={styles.prompt}>{artifact.text}</p>
        </div>
      );
    case 'live':
      return (
        <div className={styles.live}>
          <p className={styles.label}>
            <strong>{artifact.from}</strong> <span>{artifact.channel}</span>
          </p>
          <p>{artifact.text}</p>
        </div>
      );
    case 'list':
      return (
        <div className={`panel ${styles.sheet}`}>
          <strong>{artifact.heading}</strong>
          <ul className={styles.list}>
            {artifact.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      );
    case 'numbers':
      return (
        <table className={`panel ${styles.numbers}`}>
          <caption>{artifact.caption}</caption>
          <thead>
            <tr>
              {artifact.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {artifact.rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={index}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}
