/** The site's fonts in a PDF, and which one has a given letter. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create as openFont, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** Text style: body, emphasized, or heading. */
export type Role = 'text' | 'strong' | 'display';

const files = {
  text: ['figtree/files/figtree-latin-400-normal.woff', 'figtree/files/figtree-latin-ext-400-normal.woff'],
  strong: ['figtree/files/figtree-latin-600-normal.woff', 'figtree/files/figtree-latin-ext-600-normal.woff'],
  display: [
    'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
    'bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
  ],
} as const satisfies Record<Role, readonly string[]>;

export type Run = { font: string; text: string };

/** Shown for letters that none of our fonts has. */
export const unknownMark = '[…]';

type LoadedFont = { buffer: Buffer; font: Font };

let loaded: Map<string, LoadedFont> | undefined;
function loadFonts(): Map<string, LoadedFont> {
  loaded ??= new Map(
    Object.entries(files).flatMap(([role, list]) =>
      list.map((file, index) => {
        const buffer = readFileSync(require.resolve(`@fontsource/${file}`));
        const font = openFont(buffer);
        if (font.type !== 'WOFF') throw new TypeError(`${file} is not a WOFF font`);
        return [`${role}${index}`, { buffer, font }] as const;
      }),
    ),
  );
  return loaded;
}

/** Characters without meaning in print: pictures, joiners, color and direction marks. */
const silent =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Cf}|\p{Variation_Selector}|\u20e3/gu;
const keptPictures = /[©®™]/u;

export class PdfFonts {
  private readonly doc: PDFKit.PDFDocument;
  private readonly fonts = loadFonts();
  private readonly widths = new Map<string, number>();
  /** Whether user text had characters that the file can't show. */
  hasUnknown = false;

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
    for (const [name, { buffer }] of this.fonts) doc.registerFont(name, buffer);
  }

  /** Returns printable text: composed, without pictures, unknown letters replaced. Line breaks stay. */
  printable(text: string, role: Role): string {
    const plain = text
      .normalize('NFC')
      .replace(silent, (sign) => (keptPictures.test(sign) ? sign : ''))
      .replace(/[^\S\n]+/gu, ' ');
    let shown = '';
    let isUnknown = false;
    for (const letter of plain) {
      const known = this.known(letter, role);
      if (known === undefined && !isUnknown) shown += unknownMark;
      isUnknown = known === undefined || (isUnknown && letter === ' ');
      if (known === undefined) this.hasUnknown = true;
      else if (!isUnknown || letter !== ' ') shown += known;
    }
    return shown.replace(/\[…\](?=[\p{L}\p{N}])/gu, '[…] ');
  }

  /** @returns the letter or one close to it; undefined when no font has anything like it. */
  private known(letter: string, role: Role): string | undefined {
    if (letter === '\n' || this.fontOf(letter, role)) return letter;
    const close = letter.normalize('NFKD').replace(/\p{M}/gu, '');
    if (close !== letter && Array.from(close).every((part) => this.fontOf(part, role))) return close;
    return /^\p{M}$|^\p{C}$/u.test(letter) ? '' : undefined;
  }

  private fontOf(letter: string, role: Role): string | undefined {
    const codePoint = letter.codePointAt(0)!;
    return [`${role}0`, `${role}1`].find((name) => this.fonts.get(name)!.font.hasGlyphForCodePoint(codePoint));
  }

  /** Splits printable text where its font changes. */
  runs(text: string, role: Role): Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const last = runs.at(-1);
      // A space uses the current font.
      const font = letter === ' ' && last ? last.font : (this.fontOf(letter, role) ?? `${role}0`);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }

  /** Width of printable text in points. */
  width(text: string, role: Role, size: number, features?: PDFKit.Mixins.OpenTypeFeatures[]): number {
    const key = `${role} ${features?.join() ?? ''} ${text}`;
    let perPoint = this.widths.get(key);
    if (perPoint === undefined) {
      perPoint = 0;
      for (const run of this.runs(text, role))
        perPoint +=
          this.doc
            .font(run.font)
            .fontSize(100)
            .widthOfString(run.text, features && { features }) / 100;
      this.widths.set(key, perPoint);
    }
    return perPoint * size;
  }

  /** Breaks printable text into lines of at most `width` points; cuts words that are too long for a line. */
  lines(text: string, role: Role, size: number, width: number): string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = [];
      const space = this.width(' ', role, size);
      let line = '';
      let used = 0;
      for (const word of paragraph.split(' ').filter(Boolean)) {
        for (const piece of this.pieces(word, role, size, width)) {
          const wide = this.width(piece, role, size);
          if (line && used + space + wide > width) {
            lines.push(line);
            line = '';
            used = 0;
          }
          used += (line ? space : 0) + wide;
          line += (line ? ' ' : '') + piece;
        }
      }
      return line ? [...lines, line] : lines;
    });
  }

  private pieces(word: string, role: Role, size: number, width: number): string[] {
    if (this.width(word, role, size) <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const letter of word) {
      if (piece && this.width(piece + letter, role, size) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += letter;
    }
    return [...pieces, piece];
  }
}
