import { colours, type Document, drawArtifact, heightOf, paper, type Sheet, tagged, write } from './paper.ts';
import type { ReportAdvice } from './report-content.ts';

type Parent = PDFKit.PDFStructureElement;

const { left, right, top, bottom } = paper;
const indent = 26;
const width = right - left - indent;

const lines = ({ title, text, asked, category, effort }: ReportAdvice) =>
  [
    { text: title, font: 'strong', size: 12, colour: colours.ink },
    { text, font: 'text', size: 10.5, colour: colours.ink },
    { text: effort, font: 'text', size: 9.5, colour: colours.ink },
    { text: `${category}. ${asked}`, font: 'text', size: 9, colour: colours.soft },
  ] as const;

const gap = 4;

const heightOfAdvice = (doc: Document, advice: ReportAdvice): number =>
  lines(advice).reduce((sum, { text, font, size }) => sum + heightOf(doc, text, { width, font, size }) + gap, 18);

/** One advice with a box to tick, never divided between two pages. */
function drawAdvice(
  doc: Document,
  list: Parent,
  { advice, tick, y }: { advice: ReportAdvice; tick: string; y: number },
): number {
  let at = y;
  const body = lines(advice).map(({ text, font, size, colour }) =>
    tagged(doc, 'P', () => {
      at = write(doc, text, { x: left + indent, y: at, width, font, size, colour }) + gap;
    }),
  );
  const box = tagged(doc, 'Lbl', [
    doc.struct('Figure', { alt: tick }, () => {
      doc
        .rect(left + 1, y + 1, 12, 12)
        .lineWidth(1.2)
        .stroke(colours.ink);
    }),
  ]);
  list.add(tagged(doc, 'LI', [box, tagged(doc, 'LBody', body)]));
  drawArtifact(doc, () =>
    doc
      .moveTo(left, at + 4)
      .lineTo(right, at + 4)
      .lineWidth(0.5)
      .stroke(colours.line),
  );
  return at + 14;
}

/** All advice by its urgency, the worst first. */
export function drawAdviceList({ doc, root, content: { words, groups } }: Sheet): void {
  doc.addPage();
  let y: number = top;
  const head = (tag: 'H2' | 'H3', text: string, size: number) =>
    root.add(
      tagged(
        doc,
        tag,
        () => void (y = write(doc, text, { x: left, y, width: right - left, font: 'display', size }) + 8),
      ),
    );
  head('H2', words.advice, 20);
  if (groups.length === 0)
    root.add(tagged(doc, 'P', () => void write(doc, words.noAdvice, { x: left, y, width, font: 'text', size: 11 })));
  for (const { title, advice } of groups) {
    const needed = 40 + (advice[0] ? heightOfAdvice(doc, advice[0]) : 0);
    if (y + needed > bottom) {
      doc.addPage();
      y = top;
    }
    head('H3', title, 15);
    const list = doc.struct('L');
    root.add(list);
    for (const one of advice) {
      if (y + heightOfAdvice(doc, one) > bottom) {
        doc.addPage();
        y = top;
      }
      y = drawAdvice(doc, list, { advice: one, tick: words.tick, y });
    }
    list.end();
    y += 8;
  }
}
