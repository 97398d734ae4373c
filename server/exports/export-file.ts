/** Exports a profile as a file. */
import type { ExportFormat } from '#shared/domain/profile-document.ts';
import { toMarkdown } from './markdown.ts';
import type { ExportedProfile } from './parts.ts';

export type ExportedFile = { name: string; type: string; body: Buffer };

/** Lowercase letters, digits, and hyphens: safe for every file system and header. */
function slugOf(businessName: string): string {
  return businessName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøßæœđ]/g, (letter) => ({ ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd' })[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
}

/** The profile as JSON, with the metadata needed to read it later. */
function toJson({ at, createdAt, ...rest }: ExportedProfile): string {
  const meta = { format: 'marketing-profile', formatVersion: 1, exportedAt: at, createdAt };
  return `${JSON.stringify({ ...meta, ...rest }, null, 2)}\n`;
}

const types: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Layout and fonts are loaded with the first PDF, because they take a lot of memory. */
async function layOut(input: ExportedProfile): Promise<Buffer> {
  const { toPdf } = await import('./pdf.ts');
  return toPdf(input);
}

/**
 * @returns the file, named after the business. The PDF is laid out in chunks, so that other requests aren't blocked.
 */
export async function exportFile(format: ExportFormat, input: ExportedProfile): Promise<ExportedFile> {
  const body =
    format === 'pdf' ? await layOut(input) : Buffer.from(format === 'md' ? toMarkdown(input) : toJson(input), 'utf8');
  const name = [slugOf(input.businessName), 'marketing-profile'].filter(Boolean).join('-');
  return { name: `${name}.${format}`, type: types[format], body };
}
