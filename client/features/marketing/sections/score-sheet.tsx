import { m } from '#messages';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './score-sheet.module.css';

/** A sheet to fill in with a pen. On phones, it shows the criteria and their points without the blank columns. */
export function ScoreSheetSection(props: SectionProps<'score-sheet'>) {
  const { caption, candidates, rows, note } = props.section;
  const blanks = Array.from({ length: candidates }, (_, at) => m.marketing_score_sheet_candidate({ number: at + 1 }));
  const most = rows.reduce((sum, row) => sum + row.most, 0);
  return (
    <SectionFrame {...props}>
      <table className={styles.sheet}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{m.marketing_score_sheet_what_to_check()}</th>
            <th scope="col">{m.marketing_score_sheet_points()}</th>
            {blanks.map((name) => (
              <th key={name} scope="col" className={styles.blank}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ criterion, text, most: points }) => (
            <tr key={criterion}>
              <th scope="row">
                {criterion} <span>{text}</span>
              </th>
              <td>{m.marketing_score_sheet_up_to({ points })}</td>
              {blanks.map((name) => (
                <td key={name} className={styles.blank} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.marketing_score_sheet_total()}</th>
            <td>{most}</td>
            {blanks.map((name) => (
              <td key={name} className={styles.blank} />
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="note">{note}</p>
      <button type="button" className={`button ${styles.print}`} data-print="" data-needs-script="">
        {m.marketing_score_sheet_print_this_sheet()}
      </button>
    </SectionFrame>
  );
}
