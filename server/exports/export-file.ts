/** A profile as a file to take along. */
import type { ExportFormat } from '#shared/domain/profile-document.ts';
import { toMarkdown } from './markdown.ts';
import type { ExportedProfile } from './parts.ts';

export type ExportedFile = { name: string; type: string; body: Buffer };

/** Small letters, digits and hyphens: a name that every file system and header takes. */
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

/** The profile in its own shape, with what one needs to know to read it later. */
function toJson({ at, createdAt, ...rest }: ExportedProfile): string {
  const meta = { format: 'marketing-profile', formatVersion: 1, exportedAt: at, createdAt };
  return `${JSON.stringify({ ...meta, ...rest }, null, 2)}\n`;
}

const types: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Layout and fonts are loaded with the first PDF, as they take much memory. */
async function layOut(input: ExportedProfile): Promise<Buffer> {
  const { toPdf } = await import('./pdf.ts');
  return toPdf(input);
}

/** @returns the file with a name made of the business. The PDF is laid out in pieces, so that other requests go on. */
export async function exportFile(format: ExportFormat, input: ExportedProfile): Promise<ExportedFile> {
  const body =
    format === 'pdf' ? await layOut(input) : Buffer.from(format === 'md' ? toMarkdown(input) : toJson(input), 'utf8');
  const name = [slugOf(input.businessName), 'marketing-profile'].filter(Boolean).join('-');
  return { name: `${name}.${format}`, type: types[format], body };
}
