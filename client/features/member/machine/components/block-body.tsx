import { ActionIcon } from '@mantine/core';
import { IconCopy, IconSquare } from '@tabler/icons-react';
import type { MachineBlock } from '#shared/schemas/machine.ts';
import classes from './result.module.css';

type Props = {
  block: MachineBlock;
  headingId: string;
  onCopy: (text: string, near: HTMLElement) => void;
};

/** The content of a block by its kind. Tables keep their roles where they are shown as cards on a phone. */
export function BlockBody({ block, headingId, onCopy }: Props) {
  const { kind, text, items = [], columns = [], rows = [], limit } = block;
  if (kind === 'text')
    return (
      <p className={classes.text} dir="auto">
        {text}
      </p>
    );
  if (kind === 'table')
    return (
      <table role="table" className={classes.table} data-columns={columns.length} aria-labelledby={headingId}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <tr key={index} role="row">
              {row.map((value, at) => (
                <td key={at} role="cell" dir="auto" data-label={columns[at]}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  if (kind === 'checklist')
    return (
      <ul className={classes.checklist}>
        {items.map((item) => (
          <li key={item} dir="auto">
            <IconSquare size={20} stroke={1.6} aria-hidden />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    );
  return (
    <ul className={limit ? classes.candidates : classes.list}>
      {items.map((item) => (
        <li key={item} dir="auto">
          <span>{item}</span>
          {limit && (
            <>
              <span className={classes.counter} aria-label={`${item.length} of ${limit} characters`}>
                {item.length}/{limit}
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={`Copy “${item}”`}
                onClick={(event) => onCopy(item, event.currentTarget)}
              >
                <IconCopy size={18} stroke={1.7} aria-hidden />
              </ActionIcon>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
