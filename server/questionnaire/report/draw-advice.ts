import {
  colours,
  type PdfDocument,
  drawArtifact,
  textHeight,
  pageLayout,
  type ReportDocument,
  createTaggedElement,
  writeText,
} from './pdf-document.ts';
import type { ReportAdvice } from './report-content.ts';

type Parent = PDFKit.PDFStructureElement;

const { left, right, top, bottom } = pageLayout;
const indent = 26;
const width = right - left - indent;

const lines = ({ title, text, questionLine, category, effort }: ReportAdvice) =>
  [
    { text: title, font: 'strong', size: 12, colour: colours.ink },
    { text, font: 'text', size: 10.5, colour: colours.ink },
    { text: effort, font: 'text', size: 9.5, colour: colours.ink },
    { text: `${category}. ${questionLine}`, font: 'text', size: 9, colour: colours.soft },
  ] as const;

const gap = 4;

const adviceHeight = (doc: PdfDocument, advice: ReportAdvice): number =>
  lines(advice).reduce((sum, { text, font, size }) => sum + textHeight(doc, text, { width, font, size }) + gap, 18);

/** Draws one advice with a checkbox, never across two pages. */
function drawAdvice(
  doc: PdfDocument,
  list: Parent,
  { advice, tick, y }: { advice: ReportAdvice; tick: string; y: number },
): number {
  let nextY = y;
  const body = lines(advice).map(({ text, font, size, colour }) =>
    createTaggedElement(doc, 'P', () => {
      nextY = writeText(doc, text, { x: left + indent, y: nextY, width, font, size, colour }) + gap;
    }),
  );
  const box = createTaggedElement(doc, 'Lbl', [
    doc.struct('Figure', { alt: tick }, () => {
      doc
        .rect(left + 1, y + 1, 12, 12)
        .lineWidth(1.2)
        .stroke(colours.ink);
    }),
  ]);
  list.add(createTaggedElement(doc, 'LI', [box, createTaggedElement(doc, 'LBody', body)]));
  drawArtifact(doc, () =>
    doc
      .moveTo(left, nextY + 4)
      .lineTo(right, nextY + 4)
      .lineWidth(0.5)
      .stroke(colours.line),
  );
  return nextY + 14;
}

/** Draws all advice, the most urgent first. Returns where the next content can begin. */
export function drawAdviceList({ doc, root, content: { words, groups } }: ReportDocument): number {
  doc.addPage();
  let y: number = top;
  const addHeading = (tag: 'H2' | 'H3', text: string, size: number) =>
    root.add(
      createTaggedElement(
        doc,
        tag,
        () => void (y = writeText(doc, text, { x: left, y, width: right - left, font: 'display', size }) + 8),
      ),
    );
  addHeading('H2', words.advice, 20);
  if (groups.length === 0)
    root.add(
      createTaggedElement(
        doc,
        'P',
        () => void (y = writeText(doc, words.noAdvice, { x: left, y, width, font: 'text', size: 11 }) + 8),
      ),
    );
  for (const { title, advice } of groups) {
    const needed = 40 + (advice[0] ? adviceHeight(doc, advice[0]) : 0);
    if (y + needed > bottom) {
      doc.addPage();
      y = top;
    }
    addHeading('H3', title, 15);
    const list = doc.struct('L');
    root.add(list);
    for (const one of advice) {
      if (y + adviceHeight(doc, one) > bottom) {
        doc.addPage();
        y = top;
      }
      y = drawAdvice(doc, list, { advice: one, tick: words.tick, y });
    }
    list.end();
    y += 8;
  }
  return y;
}
