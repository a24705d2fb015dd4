import { drawScoreBar, drawLogo, drawLevelWindows } from './draw-gauge.ts';
import { drawRoseChart } from './draw-rose-chart.ts';
import {
  colours,
  type PdfDocument,
  drawArtifact,
  textHeight,
  pageLayout,
  type ReportDocument,
  createTaggedElement,
  createTaggedColumnHeading,
  writeText,
} from './pdf-document.ts';
import type { ReportAdvice, ReportCategory } from './report-content.ts';

type Parent = PDFKit.PDFStructureElement;

const { left, right } = pageLayout;
const contentWidth = right - left;

/** Draws the rose chart with the score in its centre. */
function drawScoreChart({ doc, root, content: { words, score, categories } }: ReportDocument): void {
  root.add(
    doc.struct('Figure', { alt: `${score} ${words.ofHundred}` }, () => {
      const centre = { x: right - 112, y: 214 };
      drawRoseChart(doc, centre, categories);
      doc.font('display').fontSize(22).fillColor(colours.ink);
      doc.text(String(score), centre.x - 30, centre.y - 24, { width: 60, align: 'center', lineBreak: false });
      doc.font('text').fontSize(8.5).fillColor(colours.soft);
      doc.text(words.ofHundred, centre.x - 30, centre.y + 8, { width: 60, align: 'center', lineBreak: false });
    }),
  );
}

const columnWidth = contentWidth * 0.55;

/** Draws the level as windows and in words. */
function drawLevel({ doc, root, content: { words, level } }: ReportDocument, y: number): void {
  root.add(doc.struct('Figure', { alt: words.gauge }, () => drawLevelWindows(doc, { x: left, y, width: 70, level })));
  const beside = { x: left + 82, width: columnWidth - 82 };
  const addText = (text: string, placement: Omit<Parameters<typeof writeText>[2], 'x' | 'width'>) =>
    root.add(createTaggedElement(doc, 'P', () => void writeText(doc, text, { ...beside, ...placement })));
  addText(words.gauge, { y, font: 'strong', size: 11, colour: colours.words[level] ?? colours.ink });
  addText(words.allLevels, { y: y + 15, font: 'text', size: 10, colour: colours.soft });
}

/** Draws site name, date and score beside the rose chart. Returns where the next content can begin. */
export function drawReportHeader({ doc, root, content }: ReportDocument): number {
  const { words, siteName } = content;
  drawArtifact(doc, () => {
    drawLogo(doc, { x: left, y: 50 });
    doc.moveTo(left, 86).lineTo(right, 86).lineWidth(1.5).stroke(colours.stroke);
  });
  let y = 118;
  const addText = (tag: string, text: string, placement: Omit<Parameters<typeof writeText>[2], 'x' | 'y' | 'width'>) =>
    root.add(
      createTaggedElement(
        doc,
        tag,
        () => void (y = writeText(doc, text, { x: left, y, width: columnWidth, ...placement }) + 4),
      ),
    );
  root.add(
    createTaggedElement(
      doc,
      'P',
      () => void writeText(doc, siteName, { x: left + 26, y: 52, width: 240, font: 'display', size: 14 }),
    ),
  );
  root.add(
    createTaggedElement(doc, 'P', () => {
      doc.font('text').fontSize(10.5).fillColor(colours.soft);
      doc.text(words.date, left + 270, 58, { width: contentWidth - 270, align: 'right' });
    }),
  );
  addText('P', words.eyebrow, { font: 'text', size: 10.5, colour: colours.soft });
  addText('H1', words.heading, { font: 'display', size: 27, gap: 0 });
  y += 4;
  addText('P', content.summary, { font: 'text', size: 10.5 });
  y += 6;
  drawLevel({ doc, root, content }, y);
  drawScoreChart({ doc, root, content });
  return Math.max(y + 50, 334);
}

const effortWidth = 110;
const stepFont = { font: 'strong', size: 10.5, width: contentWidth - 32 - effortWidth } as const;
const toStepText = ({ title }: ReportAdvice, index: number): string => `${index + 1}. ${title}`;

/** Draws what to begin with: title and effort of the first steps. */
export function drawFirstSteps({ doc, root, content }: ReportDocument, top: number): number {
  const { words, first } = content;
  if (first.length === 0) return top;
  const stepHeights = first.map((step, index) => textHeight(doc, toStepText(step, index), stepFont) + 2);
  const height = 42 + stepHeights.reduce((sum, one) => sum + one, 0);
  drawArtifact(doc, () => doc.roundedRect(left, top, contentWidth, height, 6).fill(colours.candle));
  const x = left + 16;
  root.add(
    createTaggedElement(
      doc,
      'H2',
      () => void writeText(doc, words.begin, { x, y: top + 10, width: contentWidth - 32, font: 'display', size: 14 }),
    ),
  );
  let y = top + 34;
  first.forEach((step, index) => {
    root.add(
      createTaggedElement(doc, 'P', () => {
        writeText(doc, toStepText(step, index), { ...stepFont, x, y });
        const effort = { x: right - 16 - effortWidth, width: effortWidth, align: 'right', font: 'text' } as const;
        writeText(doc, step.shortEffort, { ...effort, y: y + 1, size: 9.5, colour: colours.soft });
      }),
    );
    y += stepHeights[index] ?? 0;
  });
  return top + height + 20;
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

function drawTableHeader({ doc, content }: ReportDocument, table: Parent, y: number): void {
  const { columns: names } = content.words;
  const cell = (text: string, placement: { x: number; width: number; align?: 'right' }) =>
    createTaggedColumnHeading(
      doc,
      () => void writeText(doc, text, { y, font: 'text', size: 8.5, colour: colours.soft, ...placement }),
    );
  table.add(
    createTaggedElement(doc, 'TR', [
      cell(names.number, { x: columns.number, width: 20 }),
      cell(names.category, { x: columns.name, width: nameWidth }),
      cell(names.level, { x: columns.level, width: 80 }),
      cell(names.score, { x: columns.score, width: 70, align: 'right' }),
    ]),
  );
}

type Row = { category: ReportCategory; index: number; y: number; noScore: string };

const rowText = { font: 'text', size: 10.5 } as const;

/** Returns the height of a row in points: more than usual for a name of several lines. */
const rowHeight = (doc: PdfDocument, { name }: ReportCategory): number =>
  textHeight(doc, name, { ...rowText, width: nameWidth }) + 7;

function drawRow(doc: PdfDocument, table: Parent, { category, index, y, noScore }: Row): number {
  const { name, score, level, levelWord } = category;
  const next = y + rowHeight(doc, category);
  drawArtifact(doc, () => {
    if (score !== null && level !== null) {
      drawScoreBar(doc, { x: columns.bar, y: y + 2, width: 76, height: 8 }, { score, level });
      drawLevelWindows(doc, { x: columns.windows, y: y + 1, width: 36, level });
    }
    doc
      .moveTo(left, next - 4)
      .lineTo(right, next - 4)
      .lineWidth(0.5)
      .stroke(colours.line);
  });
  const cell = (
    text: string,
    placement: { x: number; width: number; font?: 'text' | 'strong'; colour?: string; align?: 'right' },
  ) => createTaggedElement(doc, 'TD', () => void writeText(doc, text, { y, ...rowText, ...placement }));
  const colour = level === null ? colours.soft : (colours.words[level] ?? colours.ink);
  table.add(
    createTaggedElement(doc, 'TR', [
      cell(String(index + 1), { x: columns.number, width: 20, colour: colours.soft }),
      cell(name, { x: columns.name, width: nameWidth }),
      cell(levelWord, { x: columns.level, width: 80, colour }),
      cell(score === null ? noScore : String(score), { x: columns.score, width: 70, font: 'strong', align: 'right' }),
    ]),
  );
  return next;
}

/** Draws the table of all categories. */
export function drawScoreTable({ doc, root, content }: ReportDocument, top: number): number {
  const { words, categories } = content;
  root.add(
    createTaggedElement(
      doc,
      'H2',
      () => void writeText(doc, words.perCategory, { x: left, y: top, width: contentWidth, font: 'display', size: 15 }),
    ),
  );
  const table = doc.struct('Table');
  root.add(table);
  drawTableHeader({ doc, root, content }, table, top + 26);
  let y = top + 42;
  categories.forEach((category, index) => {
    if (y + rowHeight(doc, category) > pageLayout.bottom) {
      doc.addPage();
      y = pageLayout.top;
    }
    y = drawRow(doc, table, { category, index, y, noScore: words.noScore });
  });
  table.end();
  return y;
}
