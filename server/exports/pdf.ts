/** A profile as a PDF: cover, contents, the written sections, every prompt. Tagged for screen readers. */
import { buffer } from 'node:stream/consumers';
import { setImmediate as breathe } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { brand } from '#shared/brand.ts';
import { agencyTimeZone } from '#shared/domain/member.ts';
import { countPrompts } from '#shared/schemas/profile.ts';
import { dayOf, madeBy, partsOf, promptListsOf, type Block, type ExportedProfile, type PromptList } from './parts.ts';
import { PdfFonts, unknownMark } from './pdf-fonts.ts';
import { ink, page, PdfFlow, type Style } from './pdf-flow.ts';

const platformHeading: Style = { role: 'display', size: 13.5, leading: 1.25, before: 24 };
const heading: Style = { role: 'display', size: 25, leading: 1.15 };
const subheading: Style = { role: 'display', size: 13.5, leading: 1.25, before: 20 };
const body: Style = { role: 'text', size: 10.5, before: 7 };
const reason: Style = { role: 'text', size: 8.75, color: ink.soft, before: 2.5 };
const promptTitle: Style = { role: 'strong', size: 9.5, leading: 1.3, before: 13 };
const promptHint: Style = { role: 'text', size: 8, color: ink.soft, leading: 1.35, before: 1 };
const promptText: Style = { role: 'text', size: 8.5, leading: 1.42, before: 4 };
const footer: Style = { role: 'text', size: 8, color: ink.soft };

type Entry = { title: string; name: string; page: number; level: 1 | 2 };

/** Returns the PDF file. The layout runs in chunks so that it doesn't block the process. */
export async function toPdf(input: ExportedProfile): Promise<Buffer> {
  const { businessName, createdAt, at } = input;
  const doc = new PDFDocument({
    size: page.size,
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: {
      Title: m.exports_profile_of({
        business: businessName.replace(/\p{C}/gu, '').slice(0, 200) || m.exports_profile_business(),
      }),
      Author: brand.agency,
      Creator: brand.name,
      CreationDate: at,
      ModDate: at,
    },
  });
  const written = buffer(doc);
  const fonts = new PdfFonts(doc);
  const flow = new PdfFlow(doc, fonts);
  const whole = doc.struct('Document', {});
  doc.addStructure(whole);
  const entries: Entry[] = [];
  const begin = (title: string, level: 1 | 2) => {
    const name = `part-${entries.length + 1}`;
    doc.addNamedDestination(name, 'XYZ', 0, flow.y - 12, null as never);
    entries.push({ title, name, page: flow.pages, level });
  };

  drawCover(flow, whole, input);
  await breathe();
  // Page numbers are known at the end.
  flow.newPage();
  const contents = doc.struct('TOC', {});
  whole.add(contents);

  for (const [index, part] of partsOf(input).entries()) {
    if (index === 0) flow.newPage();
    else flow.beginPart();
    begin(part.title, 1);
    doc.outline.addItem(part.title);
    whole.add(doc.struct('H2', {}, () => drawHeading(flow, part.title)));
    for (const block of part.blocks) drawBlock(flow, whole, block);
    await breathe();
  }

  const lists = promptListsOf(input);
  if (lists.length > 0) {
    flow.newPage();
    const title = m.exports_prompts();
    begin(title, 1);
    const branch = doc.outline.addItem(title);
    whole.add(doc.struct('H2', {}, () => drawHeading(flow, title)));
    const intro = m.exports_prompts_intro();
    whole.add(doc.struct('P', {}, () => flow.text(intro, { ...body, color: ink.soft, before: 2 })));
    flow.y += 8;
    flow.setColumns(2);
    for (const list of lists) {
      // Its heading, and the start of its first prompt.
      flow.ensure(150);
      begin(list.title, 2);
      branch.addItem(list.title);
      await drawPrompts(flow, whole, list);
    }
  }

  drawContents(flow, contents, entries, fonts.hasUnknown);
  contents.end();
  whole.end();
  const days = { saved: dayOf(at, agencyTimeZone), created: dayOf(createdAt, agencyTimeZone) };
  drawFooters(flow, m.exports_profile_footer({ business: businessName, ...days }));
  doc.end();
  return written;
}

type Whole = ReturnType<PDFKit.PDFDocument['struct']>;

/** Decoration that screen readers skip. */
function artifact({ doc }: PdfFlow, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

function drawCover(
  flow: PdfFlow,
  whole: Whole,
  { businessName, profile, version, engine, createdAt }: ExportedProfile,
): void {
  const { doc } = flow;
  artifact(flow, () => {
    const dusk = doc.linearGradient(page.width * 0.3, 0, page.width * 0.7, page.height);
    dusk.stop(0, ink.night).stop(0.52, ink.dusk).stop(1, ink.shore);
    doc.rect(0, 0, page.width, page.height).fill(dusk);
    // The last of the sun on the horizon.
    const sun = doc.radialGradient(page.width * 0.74, 640, 8, page.width * 0.74, 640, 210);
    sun.stop(0, ink.glow, 0.62).stop(0.4, ink.glow, 0.2).stop(1, ink.glow, 0);
    doc
      .save()
      .rect(0, 0, page.width, 640)
      .clip()
      .circle(page.width * 0.74, 640, 210)
      .fill(sun)
      .restore();
    doc
      .save()
      .rect(0, 0, page.width, 640)
      .clip()
      .circle(page.width * 0.74, 640, 46)
      .fill(ink.glow)
      .restore();
    for (const [index, y] of [640, 656, 676, 700, 730, 764].entries())
      doc
        .moveTo(page.width * (0.46 + 0.03 * index), y)
        .lineTo(page.width * (0.98 - 0.012 * index), y)
        .lineWidth(1.6 - index * 0.2)
        .strokeOpacity(0.5 - index * 0.07)
        .stroke(ink.glow);
    doc.strokeOpacity(1);
    doc.rect(page.side, 176, 40, 3.5).fill(ink.glow);
  });
  whole.add(
    doc.struct('P', {}, () => {
      flow.line(brand.agency, { role: 'strong', size: 12, color: ink.onDusk }, page.side, 60);
    }),
  );
  whole.add(
    doc.struct('P', {}, () => {
      flow.line(m.exports_profile(), { role: 'text', size: 13, color: ink.onDuskSoft }, page.side, 192);
    }),
  );
  const title = businessName.trim() || m.exports_profile_business();
  const fitting =
    [44, 38, 32, 27].find((size) => flow.heightOf(title, { role: 'display', size, leading: 1.1 }) <= 210) ?? 22;
  flow.y = 216;
  whole.add(
    doc.struct('H1', {}, () => flow.text(title, { role: 'display', size: fitting, leading: 1.1, color: ink.onDusk })),
  );
  const platforms = Object.keys(profile.platformPrompts ?? {}).length;
  const prompts = countPrompts(profile);
  const facts = [
    ...(profile.trade ? [profile.trade.name] : []),
    platforms > 0 ? m.exports_profile_plan_platforms({ prompts, platforms }) : m.exports_profile_plan({ prompts }),
    m.exports_profile_created({ day: dayOf(createdAt, agencyTimeZone), version }),
  ];
  for (const [index, fact] of facts.entries())
    whole.add(
      doc.struct('P', {}, () =>
        flow.text(fact, { role: 'text', size: 12.5, color: ink.onDusk, before: index === 0 ? 18 : 5 }),
      ),
    );
  whole.add(
    doc.struct('P', {}, () => {
      flow.y = 716;
      for (const line of wrapped(madeBy[engine], 46)) {
        flow.line(line, { role: 'text', size: 8.75, color: ink.onDuskSoft }, page.side, flow.y);
        flow.y += 12.5;
      }
    }),
  );
}

/** Our own text, broken after this many letters. */
function wrapped(text: string, letters: number): string[] {
  return text.match(new RegExp(`.{1,${letters}}(?:\\s|$)`, 'g'))?.map((line) => line.trim()) ?? [text];
}

function drawHeading(flow: PdfFlow, title: string): void {
  flow.doc.rect(flow.x, flow.y, 32, 3).fill(ink.accent);
  flow.y += 12;
  flow.text(title, heading);
}

function drawBlock(flow: PdfFlow, whole: Whole, { title, isList, items }: Block): void {
  const { doc } = flow;
  const indent = isList ? 20 : 0;
  // Keep together what fits into a quarter of a page; of anything longer, keep three lines together.
  const togetherOf = ({ text, because }: Block['items'][number]) => {
    const height =
      flow.heightOf(text, { ...body, indent }) + (because ? flow.heightOf(because, { ...reason, indent }) : 0);
    return height < 170 ? height : 60;
  };
  whole.add(
    doc.struct('H3', {}, () => {
      // Keep a heading with its content.
      flow.ensure(flow.heightOf(title, subheading) + (items[0] ? togetherOf(items[0]) : 0));
      flow.text(title, subheading);
    }),
  );
  for (const [index, item] of items.entries()) {
    const { text, because } = item;
    const mark = isList ? `${index + 1}` : undefined;
    flow.ensure(togetherOf(item));
    whole.add(doc.struct('P', {}, () => flow.text(text, { ...body, indent }, mark ? { mark } : {})));
    if (because) whole.add(doc.struct('P', {}, () => flow.text(because, { ...reason, indent })));
  }
}

async function drawPrompts(flow: PdfFlow, whole: Whole, { title, url, prompts }: PromptList): Promise<void> {
  const { doc } = flow;
  whole.add(
    doc.struct('H3', {}, () => {
      flow.text(`${title} (${prompts.length})`, platformHeading);
      flow.y += 2;
    }),
  );
  if (url)
    whole.add(
      doc.struct('P', {}, () => {
        const y = flow.y;
        const end = flow.line(url, { role: 'text', size: 8.75, color: ink.accent }, flow.x, y);
        doc.link(flow.x, y, end - flow.x, 12, url);
        flow.y += 14;
      }),
    );
  artifact(flow, () => flow.rule(4));
  flow.y += 2;
  for (const [index, { title: name, category, useCase, prompt }] of prompts.entries()) {
    const hint = [category, useCase].filter(Boolean).join(' · ');
    whole.add(
      doc.struct('H4', {}, () => {
        flow.ensure(flow.heightOf(name, promptTitle) + flow.heightOf(hint, promptHint) + 30);
        flow.text(`${index + 1}. ${name}`, promptTitle, { keep: 3 });
      }),
    );
    whole.add(doc.struct('P', {}, () => flow.text(hint, promptHint)));
    whole.add(doc.struct('P', {}, () => flow.text(prompt, promptText, { keep: 2 })));
    if (index % 2 === 1) await breathe();
  }
}

function drawContents(flow: PdfFlow, contents: Whole, entries: readonly Entry[], hasUnknown: boolean): void {
  const { doc } = flow;
  doc.switchToPage(1);
  flow.setPage();
  contents.add(doc.struct('Caption', {}, () => drawHeading(flow, m.exports_contents())));
  flow.y += 14;
  for (const { title, name, page: number, level } of entries) {
    const style: Style = level === 1 ? { role: 'strong', size: 11.5 } : { role: 'text', size: 10, color: ink.soft };
    const indent = level === 1 ? 0 : 16;
    const height = level === 1 ? 24 : 17.5;
    contents.add(
      doc.struct('TOCI', {}, () => {
        const end = flow.line(flow.clipped(title, style, flow.width - 60), style, flow.x + indent, flow.y);
        const right = flow.x + flow.width - flow.widthOf(String(number), style);
        doc
          .moveTo(end + 8, flow.y + style.size * 0.95)
          .lineTo(right - 8, flow.y + style.size * 0.95)
          .lineWidth(0.6)
          .dash(0.6, { space: 3 })
          .stroke(ink.line)
          .undash();
        flow.line(String(number), style, right, flow.y);
        doc.goTo(flow.x, flow.y - 3, flow.width, height, name);
      }),
    );
    flow.y += height;
  }
  if (hasUnknown) {
    const note = m.exports_unknown_characters_profile({ mark: unknownMark });
    contents.add(doc.struct('P', {}, () => flow.text(note, { ...reason, before: 18 })));
  }
}

function drawFooters(flow: PdfFlow, text: string): void {
  const { doc } = flow;
  const { count } = doc.bufferedPageRange();
  for (let index = 1; index < count; index += 1) {
    doc.switchToPage(index);
    flow.setPage();
    artifact(flow, () => {
      const y = page.height - 40;
      const number = `${index + 1} / ${count}`;
      flow.line(flow.clipped(text, footer, flow.width - 80), footer, page.side, y);
      flow.line(number, footer, page.width - page.side - flow.widthOf(number, footer), y);
    });
  }
}
