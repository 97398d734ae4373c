/** Results as plain text for the clipboard, and tables as files. */
import type { MachineBlock, MachineResult } from '#shared/schemas/machine.ts';

/** A block as one would paste it: tables with tabs, so that spreadsheets take them. */
export function blockText({ kind, text, items, columns, rows }: MachineBlock): string {
  if (kind === 'text') return text ?? '';
  if (kind === 'table') return [columns ?? [], ...(rows ?? [])].map((row) => row.join('\t')).join('\n');
  return (items ?? []).map((item) => (kind === 'checklist' ? `[ ] ${item}` : item)).join('\n');
}

export function resultText({ title, blocks }: MachineResult): string {
  return [title, ...blocks.map((block) => `${block.heading}\n${blockText(block)}`)].join('\n\n');
}

/**
 * A cell that no spreadsheet takes for a formula: one that begins like a formula gets an apostrophe in front, and
 * quotes stand around everything.
 */
function cell(value: string): string {
  const safe = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** @returns the table as CSV with a byte order mark, so that Excel reads it as UTF-8. */
export function tableCsv({ columns = [], rows = [] }: MachineBlock): string {
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
