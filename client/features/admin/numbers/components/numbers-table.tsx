import type { ReactNode } from 'react';
import classes from './numbers.module.css';

export type NumbersColumn<Row> = { id: string; label: string; cell: (row: Row) => ReactNode };

type Props<Row> = {
  /** What is counted, for screen readers. */
  label: string;
  rows: readonly Row[];
  /** Heading of the names at the start of each row. */
  nameLabel: string;
  nameOf: (row: Row) => ReactNode;
  keyOf: (row: Row) => string;
  columns: readonly NumbersColumn<Row>[];
};

/** Figures by name: a table, whose rows stand below each other on a phone. */
export function NumbersTable<Row>({ label, rows, nameLabel, nameOf, keyOf, columns }: Props<Row>) {
  return (
    <table role="table" className={classes.table} aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {nameLabel}
          </th>
          {columns.map((column) => (
            <th key={column.id} role="columnheader" scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            <th role="rowheader" scope="row" dir="auto">
              {nameOf(row)}
            </th>
            {columns.map((column) => (
              <td key={column.id} role="cell">
                <span className={classes.label} aria-hidden>
                  {column.label}
                </span>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
