/** The receipt of a paid order as a one-page PDF. Tagged for screen readers. */
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { brand } from '#shared/brand.ts';
import { site } from '#shared/content/site.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { agencyTimeZone } from '#shared/domain/member.ts';
import { orderNumber } from '#shared/domain/orders.ts';
import { orderSums, refundedText, type OrderAmounts, type OrderSum } from '#shared/domain/order-sums.ts';
import { dayOf } from './parts.ts';
import { PdfFonts, unknownMark } from './pdf-fonts.ts';
import { ink, page, PdfFlow, type Style } from './pdf-flow.ts';

/** Amounts in US cents. */
export type Receipt = {
  order: OrderAmounts & {
    number: number;
    paidAt: Date | null;
    closedAt: Date | null;
    /** Set when it was paid but can't be delivered. */
    refundDueAt: Date | null;
    /** Real money moves only in `live`. */
    mode: string;
  };
  lines: readonly { name: string; unitCents: number; quantity: number; refundedQuantity: number }[];
  buyer: { email: string; name: string; businessName: string };
};

const label: Style = { role: 'strong', size: 9, color: ink.soft };
const text: Style = { role: 'text', size: 10.5 };
const strong: Style = { role: 'strong', size: 10.5 };
const small: Style = { role: 'text', size: 9, color: ink.soft };
const sum: Style = { role: 'display', size: 15 };
/** Amounts below each other. */
const figures = { isTabular: true } as const;
const rowHeight = 15;

const dayIn = (moment: Date) => dayOf(moment, agencyTimeZone);

/** Payment status in a sentence. */
function stateOf({ order }: Receipt): string {
  const { status, paidAt, closedAt, refundedCents, totalCents, refundDueAt } = order;
  const paid = paidAt ? m.exports_receipt_paid({ day: dayIn(paidAt) }) : m.exports_receipt_not_paid();
  if (status === 'refunded' || (refundedCents > 0 && refundedCents >= totalCents))
    return closedAt
      ? `${paid} ${m.exports_receipt_refunded_in_full_on({ day: dayIn(closedAt) })}`
      : `${paid} ${m.exports_receipt_refunded_in_full()}`;
  if (status === 'disputed') return `${paid} ${m.exports_receipt_disputed()}`;
  if (refundDueAt) return `${paid} ${m.exports_receipt_undeliverable()}`;
  return refundedCents > 0
    ? `${paid} ${m.exports_receipt_refunded_part({ amount: formatAmount(refundedCents) })}`
    : paid;
}

/** The seller, as far as the site's settings say. */
function sellerLines(): string[] {
  const office = site.offices.find(({ city }) => city === brand.city);
  return [
    brand.agency,
    office?.address ?? `${brand.city}, ${brand.stateCode}`,
    site.facts.contactEmail,
    site.facts.contactPhone ?? office?.phone,
  ].filter((line) => line !== undefined);
}

/** @returns the file name: letters, digits, hyphens, and one dot. */
export function receiptName({ order }: Receipt): string {
  return `${brand.slug}-receipt-${orderNumber(order.number).toLowerCase()}.pdf`;
}

/** @returns the file; the same receipt always gives the same one. */
export function toReceiptPdf(receipt: Receipt): Promise<Buffer> {
  const { order, lines, buyer } = receipt;
  const number = orderNumber(order.number);
  const doc = new PDFDocument({
    size: page.size,
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: {
      Title: m.exports_receipt({ number }),
      Author: brand.agency,
      Creator: brand.name,
      // Not the time of the download, so that the same receipt gives the same file.
      ...(order.paidAt && { CreationDate: order.paidAt, ModDate: order.paidAt }),
    },
  });
  const written = buffer(doc);
  const fonts = new PdfFonts(doc);
  const sheet = new Sheet(doc, fonts);

  sheet.head(number, order.paidAt && dayIn(order.paidAt));
  if (order.mode !== 'live') sheet.notice(m.exports_receipt_test());
  const buyerLines = [buyer.businessName, buyer.name, buyer.email].map((line) => line.trim()).filter(Boolean);
  sheet.parties(sellerLines(), buyerLines);
  sheet.lines(lines);
  sheet.sums(orderSums(order));
  sheet.paragraph(stateOf(receipt), { ...strong, before: 30 });
  sheet.paragraph(m.exports_receipt_currency(), { ...small, before: 4 });
  if (fonts.hasUnknown)
    sheet.paragraph(m.exports_unknown_characters({ mark: unknownMark }), {
      ...small,
      before: 4,
    });
  sheet.end();
  doc.end();
  return written;
}

type Text = { words: string; style: Style };

/** The page, filled from the top. */
class Sheet {
  private readonly doc: PDFKit.PDFDocument;
  private readonly fonts: PdfFonts;
  private readonly flow: PdfFlow;
  private readonly whole: ReturnType<PDFKit.PDFDocument['struct']>;
  private y: number = page.top;
  private static readonly left = page.side;
  private static readonly right = page.width - page.side;

  constructor(doc: PDFKit.PDFDocument, fonts: PdfFonts) {
    this.doc = doc;
    this.fonts = fonts;
    this.flow = new PdfFlow(doc, fonts);
    this.whole = doc.struct('Document', {});
    doc.addStructure(this.whole);
  }

  head(number: string, day: string | null): void {
    this.add('P', () => this.flow.line(brand.agency, { role: 'strong', size: 12, color: ink.teal }, Sheet.left, 60));
    this.artifact(() => this.doc.rect(Sheet.left, 104, 32, 3).fill(ink.accent));
    this.add('H1', () => this.flow.line(m.exports_receipt({ number }), { role: 'display', size: 27 }, Sheet.left, 114));
    if (day) this.add('P', () => this.flow.line(day, { ...text, color: ink.soft }, Sheet.left, 152));
    this.y = 190;
  }

  /** A notice that must stand out. */
  notice(words: string): void {
    const { y } = this;
    this.artifact(() =>
      this.doc
        .roundedRect(Sheet.left, y - 4, Sheet.right - Sheet.left, 32, 6)
        .lineWidth(1)
        .stroke(ink.accent),
    );
    this.add('P', () => this.flow.line(words, { ...strong, color: ink.accent }, Sheet.left + 14, y + 5));
    this.y = y + 50;
  }

  /** Seller and buyer side by side; long names wrap to three lines at most. */
  parties(seller: readonly string[], buyer: readonly string[]): void {
    const { y } = this;
    const gap = 28;
    const width = (Sheet.right - Sheet.left - gap) / 2;
    let bottom = y;
    for (const [title, lines, x] of [
      [m.exports_receipt_from(), seller, Sheet.left],
      [m.exports_receipt_to(), buyer, Sheet.left + width + gap],
    ] as const) {
      this.add('H2', () => this.flow.line(title, label, x, y));
      let at = y + 16;
      for (const [index, line] of lines.entries()) {
        const style = index === 0 ? strong : text;
        const pieces = this.wrapped(line, style, width, 3);
        this.block(pieces, style, x, at);
        at += pieces.length * rowHeight;
      }
      bottom = Math.max(bottom, at);
    }
    this.y = bottom + 28;
  }

  lines(lines: Receipt['lines']): void {
    const { doc } = this;
    const table = doc.struct('Table', {});
    this.whole.add(table);
    const columns = { each: Sheet.right - 175, count: Sheet.right - 95, amount: Sheet.right };
    const row = (cell: 'TH' | 'TD', style: Style, [what, ...figured]: readonly [Text[], string, string, string]) => {
      const { y } = this;
      const [each, count, amount] = figured;
      const words = () => {
        for (const [index, piece] of what.entries())
          this.flow.line(piece.words, piece.style, Sheet.left, y + index * rowHeight);
      };
      const right = (cellText: string, at: number) => () => this.toRight(cellText, { ...style, ...figures }, at, y);
      table.add(
        doc.struct('TR', {}, [
          doc.struct(cell, {}, words),
          doc.struct(cell, {}, right(each, columns.each)),
          doc.struct(cell, {}, right(count, columns.count)),
          doc.struct(cell, {}, right(amount, columns.amount)),
        ]),
      );
      this.y = y + what.length * rowHeight + 6;
      this.rule();
      this.y += 10;
    };
    row('TH', label, [
      [{ words: m.exports_receipt_item(), style: label }],
      m.exports_receipt_price(),
      m.exports_receipt_quantity(),
      m.exports_receipt_amount(),
    ]);
    for (const { name, unitCents, quantity, refundedQuantity } of lines) {
      const refunded = refundedText({ quantity, refundedQuantity });
      const pieces = this.wrapped(name, text, columns.each - 80 - Sheet.left, 2);
      row('TD', text, [
        [
          ...pieces.map((words) => ({ words, style: text })),
          ...(refunded === null ? [] : [{ words: refunded, style: small }]),
        ],
        formatAmount(unitCents),
        String(quantity),
        formatAmount(unitCents * quantity),
      ]);
    }
    table.end();
  }

  sums(sums: readonly OrderSum[]): void {
    this.y += 4;
    for (const { key, label: name, amount } of sums) {
      const { y } = this;
      const style = key === 'total' ? sum : text;
      this.add('P', () => {
        // Read as one line: name and amount together.
        this.flow.line(`${name} `, style, Sheet.right - 232, y);
        this.toRight(amount, { ...style, ...figures }, Sheet.right, y);
      });
      this.y += key === 'total' ? 26 : 19;
    }
  }

  paragraph(words: string, style: Style): void {
    this.y += style.before ?? 0;
    const pieces = this.wrapped(words, style, Sheet.right - Sheet.left, 4);
    this.block(pieces, style, Sheet.left, this.y);
    this.y += pieces.length * rowHeight;
  }

  end(): void {
    this.whole.end();
  }

  /** Draws lines that screen readers read as one paragraph. */
  private block(pieces: readonly string[], style: Style, x: number, y: number): void {
    this.add('P', () => {
      for (const [index, piece] of pieces.entries()) this.flow.line(piece, style, x, y + index * rowHeight);
    });
  }

  private add(tag: string, draw: () => void): void {
    this.whole.add(this.doc.struct(tag, {}, draw));
  }

  private artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  private rule(): void {
    const { y } = this;
    this.artifact(() => this.doc.moveTo(Sheet.left, y).lineTo(Sheet.right, y).lineWidth(0.75).stroke(ink.line));
  }

  private toRight(words: string, style: Style, right: number, y: number): void {
    this.flow.line(words, style, right - this.flow.widthOf(words, style), y);
  }

  /** Printable lines of a text; the last one is cut if there are more. */
  private wrapped(words: string, { role, size }: Style, width: number, most: number): string[] {
    const printable = this.fonts.printable(words.replace(/\s+/g, ' '), role);
    const all = this.fonts
      .lines(printable, role, size, width)
      // For screen readers: words on both sides of a break stay two words.
      .map((piece) => (printable.includes(`${piece} `) ? `${piece} ` : piece));
    if (all.length <= most) return all.length > 0 ? all : [''];
    return [...all.slice(0, most - 1), this.flow.clipped(all.slice(most - 1).join(''), { role, size }, width)];
  }
}
