/** Converts results to plain text for the clipboard, and tables to files. */
import type { MachineBlock, MachineResult } from '#shared/schemas/machine.ts';

/** Returns a block as text to paste. Tables use tabs, so that spreadsheets recognize the columns. */
export function blockText({ kind, text, items, columns, rows }: MachineBlock): string {
  if (kind === 'text') return text ?? '';
  if (kind === 'table') return [columns ?? [], ...(rows ?? [])].map((row) => row.join('\t')).join('\n');
  return (items ?? []).map((item) => (kind === 'checklist' ? `[ ] ${item}` : item)).join('\n');
}

export function resultText({ title, blocks }: MachineResult): string {
  return [title, ...blocks.map((block) => `${block.heading}\n${blockText(block)}`)].join('\n\n');
}

/** Quotes a cell and prevents formula injection: a value that starts like a formula gets a leading apostrophe. */
function cell(value: string): string {
  const safe = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** @returns the table as CSV with a byte order mark, so that Excel reads it as UTF-8. */
export function tableCsv({ columns = [], rows = [] }: MachineBlock): string {
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
