/** Reads PDFs with pdftotext, a third-party program. */
import { execFileSync } from 'node:child_process';

/** Returns the text of a PDF, or undefined if this machine has no pdftotext. */
export function textOfPdf(pdf: Buffer, ...options: string[]): string | undefined {
  try {
    const args = [...options, '-enc', 'UTF-8', '-', '-'];
    return execFileSync('pdftotext', args, { input: pdf, encoding: 'utf8', maxBuffer: 2 ** 26 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
