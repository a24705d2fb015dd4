import { drawBar, drawMark, drawWindows } from './draw-gauge.ts';
import { drawRose } from './draw-rose.ts';
import {
  colours,
  type Document,
  drawArtifact,
  heightOf,
  paper,
  type Sheet,
  tagged,
  taggedHeading,
  write,
} from './paper.ts';
import type { ReportCategory } from './report-content.ts';

type Parent = PDFKit.PDFStructureElement;

const { left, right } = paper;
const full = right - left;

/** Name, date, and the score in words beside the rose. Answers where what follows can begin. */
export function drawHead({ doc, root, content }: Sheet): number {
  const { words, siteName, level, score } = content;
  drawArtifact(doc, () => {
    drawMark(doc, { x: left, y: 50 });
    doc.moveTo(left, 86).lineTo(right, 86).lineWidth(1.5).stroke(colours.drawing);
  });
  const half = full * 0.55;
  let y = 118;
  const put = (tag: string, text: string, place: Omit<Parameters<typeof write>[2], 'x' | 'y' | 'width'>) =>
    root.add(tagged(doc, tag, () => void (y = write(doc, text, { x: left, y, width: half, ...place }) + 4)));
  root.add(
    tagged(doc, 'P', () => void write(doc, siteName, { x: left + 26, y: 52, width: 240, font: 'display', size: 14 })),
  );
  root.add(
    tagged(doc, 'P', () => {
      doc.font('text').fontSize(10.5).fillColor(colours.soft);
      doc.text(words.date, left + 270, 58, { width: full - 270, align: 'right' });
    }),
  );
  put('P', words.eyebrow, { font: 'text', size: 10.5, colour: colours.soft });
  put('H1', words.heading, { font: 'display', size: 27, gap: 0 });
  y += 8;
  root.add(doc.struct('Figure', { alt: words.gauge }, () => drawWindows(doc, { x: left, y, width: 70, level })));
  const beside = { x: left + 82, width: half - 82 };
  root.add(
    tagged(
      doc,
      'P',
      () =>
        void write(doc, words.gauge, {
          ...beside,
          y,
          font: 'strong',
          size: 11,
          colour: colours.words[level] ?? colours.ink,
        }),
    ),
  );
  root.add(
    tagged(
      doc,
      'P',
      () => void write(doc, words.allLevels, { ...beside, y: y + 15, font: 'text', size: 10, colour: colours.soft }),
    ),
  );
  root.add(
    doc.struct('Figure', { alt: `${score} ${words.ofHundred}` }, () => {
      const middle = { x: right - 112, y: 214 };
      drawRose(doc, middle, content.categories);
      doc.font('display').fontSize(22).fillColor(colours.ink);
      doc.text(String(score), middle.x - 30, middle.y - 24, { width: 60, align: 'center', lineBreak: false });
      doc.font('text').fontSize(8.5).fillColor(colours.soft);
      doc.text(words.ofHundred, middle.x - 30, middle.y + 8, { width: 60, align: 'center', lineBreak: false });
    }),
  );
  return Math.max(y + 50, 334);
}

/** The three most urgent steps, by their titles. */
export function drawBeginning({ doc, root, content }: Sheet, top: number): number {
  const { words, groups } = content;
  const first = groups.flatMap(({ advice }) => advice).slice(0, 3);
  if (first.length === 0) return top;
  const height = 40 + first.length * 17;
  drawArtifact(doc, () => doc.roundedRect(left, top, full, height, 6).fill(colours.candle));
  root.add(
    tagged(
      doc,
      'H2',
      () => void write(doc, words.begin, { x: left + 16, y: top + 10, width: full - 32, font: 'display', size: 14 }),
    ),
  );
  first.forEach(({ title }, index) => {
    const y = top + 34 + index * 17;
    root.add(
      tagged(doc, 'P', () => {
        doc.font('text').fontSize(10.5).fillColor(colours.ink);
        doc.text(`${index + 1}. ${title}`, left + 16, y, { width: full - 32, height: 14, ellipsis: true });
      }),
    );
  });
  return top + height + 22;
}

const columns = {
  number: left,
  name: left + 22,
  bar: left + 226,
  windows: left + 312,
  level: left + 354,
  score: right - 70,
};

const nameWidth = 198;

function drawHeader({ doc, content }: Sheet, table: Parent, y: number): void {
  const { columns: names } = content.words;
  const cell = (text: string, place: { x: number; width: number; align?: 'right' }) =>
    taggedHeading(doc, () => void write(doc, text, { y, font: 'text', size: 8.5, colour: colours.soft, ...place }));
  table.add(
    tagged(doc, 'TR', [
      cell(names.number, { x: columns.number, width: 20 }),
      cell(names.category, { x: columns.name, width: nameWidth }),
      cell(names.level, { x: columns.level, width: 80 }),
      cell(names.score, { x: columns.score, width: 70, align: 'right' }),
    ]),
  );
}

type Row = { category: ReportCategory; index: number; y: number; noScore: string };

const rowText = { font: 'text', size: 10.5 } as const;

/** Points that a row takes: more than usual where its name does not fit one line. */
const heightOfRow = (doc: Document, { name }: ReportCategory): number =>
  heightOf(doc, name, { ...rowText, width: nameWidth }) + 7;

function drawRow(doc: Document, table: Parent, { category, index, y, noScore }: Row): number {
  const { name, score, level, levelWord } = category;
  const next = y + heightOfRow(doc, category);
  drawArtifact(doc, () => {
    if (score !== null && level !== null) {
      drawBar(doc, { x: columns.bar, y: y + 2, width: 76, height: 8 }, { score, level });
      drawWindows(doc, { x: columns.windows, y: y + 1, width: 36, level });
    }
    doc
      .moveTo(left, next - 4)
      .lineTo(right, next - 4)
      .lineWidth(0.5)
      .stroke(colours.line);
  });
  const cell = (
    text: string,
    place: { x: number; width: number; font?: 'text' | 'strong'; colour?: string; align?: 'right' },
  ) => tagged(doc, 'TD', () => void write(doc, text, { y, ...rowText, ...place }));
  const colour = level === null ? colours.soft : (colours.words[level] ?? colours.ink);
  table.add(
    tagged(doc, 'TR', [
      cell(String(index + 1), { x: columns.number, width: 20, colour: colours.soft }),
      cell(name, { x: columns.name, width: nameWidth }),
      cell(levelWord, { x: columns.level, width: 80, colour }),
      cell(score === null ? noScore : String(score), { x: columns.score, width: 70, font: 'strong', align: 'right' }),
    ]),
  );
  return next;
}

/** The table of all categories. */
export function drawScores({ doc, root, content }: Sheet, top: number): number {
  const { words, categories } = content;
  root.add(
    tagged(
      doc,
      'H2',
      () => void write(doc, words.perCategory, { x: left, y: top, width: full, font: 'display', size: 15 }),
    ),
  );
  const table = doc.struct('Table');
  root.add(table);
  drawHeader({ doc, root, content }, table, top + 26);
  let y = top + 42;
  categories.forEach((category, index) => {
    if (y + heightOfRow(doc, category) > paper.bottom) {
      doc.addPage();
      y = paper.top;
    }
    y = drawRow(doc, table, { category, index, y, noScore: words.noScore });
  });
  table.end();
  return y;
}
