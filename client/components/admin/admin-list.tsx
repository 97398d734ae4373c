/**
 * List of the admin area: a table where it fits, or cards on phones. Both use the same elements, and stay a table for
 * screen readers.
 */
import { Button, Paper, Table, VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { m } from '#messages';
import { EmptyState } from '../ui/empty-state.tsx';
import { AdminLink } from './admin-link.tsx';
import classes from './admin-list.module.css';

export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /**
   * Whether this column names the row: it comes first, in bold, and is the link if the list has `hrefOf`. Required for
   * exactly one column.
   */
  isName?: boolean;
  /** Right-aligned, for figures. */
  align?: 'end';
  /** Whether to hide the label visually, for values that need none, such as buttons. */
  hidesLabel?: boolean;
  /** Share of the table's width, e.g. `30%`. Longer text ends in an ellipsis, so the row stays on one line. */
  share?: string;
  /** Whether to hide it on narrow windows; the row's own screen shows it as well. */
  isMinor?: boolean;
};

type Props<Row> = {
  /** Name of the list, for screen readers. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** Returns the URL of a row's own screen. */
  hrefOf?: (row: Row) => string;
  /** Whether to keep the old rows visible but dimmed while new ones load. */
  isOld?: boolean;
  /** Whether to omit the border, for use inside a panel. */
  isBare?: boolean;
  /** Whether to use compact rows, for read-only figures. */
  isDense?: boolean;
  /** Number of rows shown until "Show all" is pressed. */
  first?: number;
  /** Shown instead of an empty list: a sentence, or an `EmptyState`. */
  empty?: ReactNode;
};

/** Table of rows; columns with a share keep each row on one line. */
export function AdminList<Row>(props: Props<Row>) {
  const {
    label,
    rows,
    columns,
    keyOf,
    hrefOf,
    isOld = false,
    isBare = false,
    isDense,
    first = Infinity,
    empty,
  } = props;
  const [showsAll, setShowsAll] = useState(false);
  if (rows.length === 0) return typeof empty === 'string' ? <EmptyState title={empty} /> : empty;
  const shown = showsAll ? rows : rows.slice(0, first);
  return (
    <>
      <Paper
        withBorder={!isBare}
        radius={isBare ? 0 : undefined}
        className={`${classes.sheet} ${isBare ? classes.bare : ''}`}
        opacity={isOld ? 0.6 : undefined}
        aria-busy={isOld}
      >
        <Table
          role="table"
          className={classes.table}
          aria-label={label}
          data-dense={isDense}
          fz="sm"
          verticalSpacing={0}
          horizontalSpacing="sm"
          highlightOnHover={hrefOf !== undefined}
        >
          <Table.Thead role="rowgroup" className={classes.head}>
            <Table.Tr role="row">
              {columns.map(({ id, label: name, align, hidesLabel, isName, isMinor }) => (
                <Table.Th
                  key={id}
                  role="columnheader"
                  scope="col"
                  data-align={align}
                  visibleFrom={isMinor ? 'lg' : undefined}
                  c="dimmed"
                  fw={600}
                  py="xs"
                >
                  {hidesLabel && !isName ? <VisuallyHidden>{name}</VisuallyHidden> : name}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody role="rowgroup">
            {shown.map((row) => (
              <Table.Tr key={keyOf(row)} role="row" className={classes.row}>
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} href={hrefOf?.(row)} />
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      {shown.length < rows.length && (
        <Button variant="default" mt={isBare ? 'sm' : undefined} me="auto" onClick={() => setShowsAll(true)}>
          {m.components_admin_list_show_all({ count: rows.length })}
        </Button>
      )}
    </>
  );
}

function Cell<Row>({ column, row, href }: { column: Column<Row>; row: Row; href: string | undefined }) {
  const { cell, label, isName, align, hidesLabel, share, isMinor } = column;
  const content = cell(row);
  // Truncated text has its full value as a title.
  const title = share !== undefined && typeof content === 'string' ? content : undefined;
  const line = { title, 'data-line': share !== undefined || undefined, __vars: { '--line-share': share } };
  if (isName) {
    return (
      <Table.Th role="rowheader" scope="row" dir="auto" fw={600} {...line}>
        {href === undefined ? (
          <div className={classes.value}>{content}</div>
        ) : (
          <AdminLink href={href} className={classes.link}>
            {content}
          </AdminLink>
        )}
      </Table.Th>
    );
  }
  // On a card, omit lines without a value.
  const isEmpty = content === null || content === undefined || content === '' || content === false;
  return (
    <Table.Td
      role="cell"
      data-align={align}
      data-empty={isEmpty || undefined}
      visibleFrom={isMinor ? 'lg' : undefined}
      {...line}
    >
      {!hidesLabel && (
        <span className={classes.label} aria-hidden>
          {label}
        </span>
      )}
      <div className={classes.value} dir="auto">
        {content}
      </div>
    </Table.Td>
  );
}

/** Size of a button in a row: 44 px on touch screens, compact otherwise. */
export const rowButton = { h: { base: 44, sm: 34 }, px: 'sm', fz: 'sm' } as const;

/** Shown for a later page that has become empty. A `Pager` below it leads to the first one. */
export function EmptyPage() {
  return (
    <EmptyState title={m.components_admin_list_no_entries_page()}>
      {m.components_admin_list_list_has_changed_go()}
    </EmptyState>
  );
}
