/** A list of the desk: a table where there is room, cards below; the same elements, and a table to screen readers. */
import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { DeskLink } from './desk-link.tsx';
import classes from './desk-list.module.css';

export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Names the row: first, in bold, and the link where the list has `hrefOf`. Exactly one column is it. */
  isName?: boolean;
  /** Figures stand at the end. */
  align?: 'end';
  /** Says nothing without words beside it on a phone, as a name or a button. */
  hidesLabel?: boolean;
};

type Props<Row> = {
  /** What is listed, for screen readers. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** Where a row's own screen is. */
  hrefOf?: (row: Row) => string;
  /** Newer rows are on their way: these are still to be read, dimmed. */
  isOld?: boolean;
  /** In place of an empty list: a sentence, or an `EmptyState`. */
  empty: ReactNode;
};

export function DeskList<Row>({ label, rows, columns, keyOf, hrefOf, isOld, empty }: Props<Row>) {
  if (rows.length === 0) return typeof empty === 'string' ? <EmptyState title={empty} /> : empty;
  return (
    <div className={classes.sheet} data-old={isOld || undefined} aria-busy={isOld}>
      <table role="table" className={classes.table} aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, label: name, align, hidesLabel, isName }) => (
              <th key={id} role="columnheader" scope="col" data-align={align}>
                <span className={hidesLabel && !isName ? classes.hidden : undefined}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} href={hrefOf?.(row)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row, href }: { column: Column<Row>; row: Row; href: string | undefined }) {
  const { cell, label, isName, align, hidesLabel } = column;
  if (isName) {
    return (
      <th role="rowheader" scope="row" className={classes.name} dir="auto">
        {href === undefined ? (
          cell(row)
        ) : (
          <DeskLink href={href} className={classes.link}>
            {cell(row)}
          </DeskLink>
        )}
      </th>
    );
  }
  const content = cell(row);
  // On a card, a line that says "Phone: nothing" is one too many.
  const isEmpty = content === null || content === undefined || content === '' || content === false;
  return (
    <td role="cell" data-align={align} data-empty={isEmpty || undefined}>
      {!hidesLabel && (
        <span className={classes.label} aria-hidden>
          {label}
        </span>
      )}
      <div className={classes.value} dir="auto">
        {content}
      </div>
    </td>
  );
}

/** A later page that is empty by now. A `Pager` below it leads to the first one. */
export function EmptyPage() {
  return <EmptyState title="Nothing on this page">Go to the first page, the list has changed.</EmptyState>;
}
