/** Flows text down columns and pages. All lengths are in points, 72 to an inch; y grows downward. */
import type { PdfFonts, Role } from './pdf-fonts.ts';

export const page = { size: 'LETTER', width: 612, height: 792, side: 60, top: 64, bottom: 66 } as const;

/** The site's colors, for print. */
export const ink = {
  text: '#10262d',
  soft: '#45606a',
  line: '#dcd5c9',
  accent: '#c2410c',
  teal: '#0f5563',
  night: '#0a1c23',
  dusk: '#0e323c',
  shore: '#1b4a52',
  glow: '#ff9466',
  onDusk: '#f3f6f3',
  onDuskSoft: '#b9cfd1',
} as const;

export type Style = {
  role: Role;
  size: number;
  /** Line height, as a multiple of the font size. */
  leading?: number;
  color?: string;
  before?: number;
  indent?: number;
  /** All digits have the same width. */
  isTabular?: boolean;
};

/** OpenType features of a style. */
const featuresOf = (isTabular = false) => (isTabular ? ['tnum' as const] : undefined);

const leadingOf = ({ size, leading = 1.42 }: Style) => size * leading;

export class PdfFlow {
  readonly doc: PDFKit.PDFDocument;
  private readonly fonts: PdfFonts;
  private columns = 1;
  private column = 0;
  private top: number = page.top;
  y: number = page.top;
  private static readonly gap = 26;

  constructor(doc: PDFKit.PDFDocument, fonts: PdfFonts) {
    this.doc = doc;
    this.fonts = fonts;
  }

  get width(): number {
    return (page.width - 2 * page.side - (this.columns - 1) * PdfFlow.gap) / this.columns;
  }
  get x(): number {
    return page.side + this.column * (this.width + PdfFlow.gap);
  }

  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  newPage(columns = 1): void {
    // Open marked content continues after the break.
    this.doc.continueOnNewPage();
    this.columns = columns;
    this.column = 0;
    this.top = page.top;
    this.y = page.top;
  }

  /** A part starts on a new page, unless most of the current one is free. */
  beginPart(): void {
    if (this.y > page.height * 0.45) this.newPage();
    else this.y += 44;
  }

  /** Starts at the top of the current page, in one column. */
  setPage(): void {
    this.columns = 1;
    this.column = 0;
    this.top = page.top;
    this.y = page.top;
  }

  /** Uses this number of columns from here on. */
  setColumns(columns: number): void {
    this.columns = columns;
    this.column = 0;
    this.top = this.y;
  }

  /** Moves to the next column or page unless there's room for this height. */
  ensure(height: number): void {
    if (this.y + height <= page.height - page.bottom) return;
    if (this.column + 1 < this.columns) {
      this.column += 1;
      this.y = this.top;
    } else this.newPage(this.columns);
  }

  private get isAtTop(): boolean {
    return this.y <= this.top + 1;
  }

  /** Height of a text, including the space before it. */
  heightOf(text: string, style: Style): number {
    const printable = this.fonts.printable(text, style.role);
    const { length } = this.fonts.lines(printable, style.role, style.size, this.width - (style.indent ?? 0));
    return (style.before ?? 0) + length * leadingOf(style);
  }

  /**
   * Sets a text and flows it over columns and pages.
   * @param options `keep`: minimum number of lines kept together at its start; `mark`: placed before the first line
   */
  text(text: string, style: Style, options: { keep?: number; mark?: string } = {}): void {
    const { role, size, color = ink.text, before = 0, indent = 0 } = style;
    const height = leadingOf(style);
    const lines = this.fonts.lines(this.fonts.printable(text, role), role, size, this.width - indent);
    if (!this.isAtTop) this.y += before;
    this.ensure(Math.min(lines.length, options.keep ?? 2) * height);
    for (const [index, line] of lines.entries()) {
      // Avoid a widow at the top of a page.
      this.ensure(index === lines.length - 2 ? 2 * height : height);
      if (index === 0 && options.mark)
        this.line(options.mark, { ...style, role: 'strong', color: ink.teal }, this.x, this.y);
      this.line(line, { ...style, color }, this.x + indent, this.y);
      this.y += height;
    }
  }

  /** Draws one line from its top left corner. @returns where it ends */
  line(text: string, { role, size, color = ink.text, isTabular }: Style, x: number, y: number): number {
    const features = featuresOf(isTabular);
    let at = x;
    for (const run of this.fonts.runs(text, role)) {
      this.doc.font(run.font).fontSize(size).fillColor(color);
      this.doc.text(run.text, at, y, { lineBreak: false, ...(features && { features }) });
      at += this.fonts.width(run.text, role, size, features);
    }
    return at;
  }

  /** Text for `line`, cut to a width with an ellipsis. */
  clipped(text: string, { role, size }: Style, width: number): string {
    const printable = this.fonts.printable(text.replace(/\s+/g, ' '), role);
    const [first = ''] = this.fonts.lines(printable, role, size, width);
    if (first === printable.trim()) return first;
    let cut = first;
    while (cut && this.fonts.width(`${cut}…`, role, size) > width) cut = cut.slice(0, -1);
    return `${cut.trimEnd()}…`;
  }

  widthOf(text: string, { role, size, isTabular }: Style): number {
    return this.fonts.width(text, role, size, featuresOf(isTabular));
  }

  /** A rule across the column. */
  rule(before: number, color: string = ink.line): void {
    this.y += before;
    this.doc
      .moveTo(this.x, this.y)
      .lineTo(this.x + this.width, this.y)
      .lineWidth(0.75)
      .stroke(color);
  }
}
