import { m } from '#messages';
import type { SectionOf } from '#shared/content/schema.ts';
import { Island } from '#client/components/island.tsx';
import { Choices } from '../choices.tsx';
import { OptionPicker } from '../islands/option-picker.tsx';
import { linkProps } from '../link-props.ts';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './comparison.module.css';

type Cell = SectionOf<'comparison'>['rows'][number]['cells'][number];

const marks = {
  yes: { word: m.marketing_comparison_yes(), path: 'M3 8.500l3.500 3.500L13 4.500' },
  partly: { word: m.marketing_comparison_partly(), path: 'M3 8h10' },
  no: { word: m.marketing_comparison_no(), path: 'M4 4l8 8M12 4l-8 8' },
};

/**
 * Table that compares options. On phones, each criterion is a card with a line per option, so that nothing scrolls
 * sideways. Roles keep it a table for screen readers, because there its elements aren't displayed as one.
 */
export function ComparisonSection(props: SectionProps<'comparison'>) {
  const { caption, options, rows, notes = [], picker } = props.section;
  const choices = options.flatMap(({ id, name, chooseIf }) => (chooseIf ? [{ id, name, chooseIf }] : []));
  return (
    <SectionFrame {...props}>
      <table role="table" className={styles.table} data-count={options.length}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {options.map(({ id, name, text, highlight, link }) => (
              <th key={id} role="columnheader" scope="col" data-highlight={highlight && ''}>
                {highlight && <span className={styles.flag}>{highlight}</span>}
                <span className={styles.name}>{name}</span>
                <span className={styles.text}>{text}</span>
                {link && (
                  <a {...linkProps(link)} className={styles.link}>
                    {link.label}
                  </a>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ criterion, cells }) => (
            <tr key={criterion} role="row">
              <th role="rowheader" scope="row">
                {criterion}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={options[at]!.id}
                  role="cell"
                  data-option={options[at]!.name}
                  data-highlight={options[at]!.highlight && ''}
                >
                  <CellText cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      {picker ? (
        <Island name="option-picker" of={OptionPicker} props={{ picker, options: choices }} when="use" />
      ) : (
        choices.length > 0 && (
          <div className={styles.choices}>
            <Choices options={choices} />
          </div>
        )
      )}
    </SectionFrame>
  );
}

/** Wraps the text, so that it's one column next to its label on phones. */
function CellText({ cell }: { cell: Cell }) {
  if (typeof cell === 'string') return <span>{cell}</span>;
  const { word, path } = marks[cell.mark];
  return (
    <span>
      <span className={styles.mark} data-mark={cell.mark}>
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2.2" aria-hidden>
          <path d={path} />
        </svg>
        {word}
      </span>
      {cell.text && <> {cell.text}</>}
    </span>
  );
}
