import { colours, type PdfDocument } from './pdf-document.ts';

type Box = { x: number; y: number; width: number; height: number };

/** Traces a pointed window, like the icon of the site. */
function traceWindow(doc: PdfDocument, { x, y, width, height }: Box): PdfDocument {
  const spring = y + width * 0.62;
  return doc
    .moveTo(x, y + height)
    .lineTo(x, spring)
    .bezierCurveTo(x, y + width * 0.3, x + width * 0.25, y + width * 0.1, x + width / 2, y)
    .bezierCurveTo(x + width * 0.75, y + width * 0.1, x + width, y + width * 0.3, x + width, spring)
    .lineTo(x + width, y + height)
    .closePath();
}

type Windows = { x: number; y: number; width: number; level: number };

/** Draws four windows, lit up to the level. */
export function drawLevelWindows(doc: PdfDocument, { x, y, width, level }: Windows): void {
  const pane = width * 0.2;
  for (let index = 0; index < 4; index += 1) {
    traceWindow(doc, { x: x + index * width * 0.265, y, width: pane, height: pane * 1.45 })
      .lineWidth(pane > 10 ? 1.6 : 0.8)
      .fillAndStroke(index <= level ? (colours.glass[level] ?? colours.empty) : colours.empty, colours.stroke);
  }
}

/** Draws the site's logo: a lit window with bars. */
export function drawLogo(doc: PdfDocument, { x, y }: { x: number; y: number }): void {
  traceWindow(doc, { x, y, width: 15, height: 21 }).lineWidth(1.4).fillAndStroke(colours.light, colours.stroke);
  doc
    .moveTo(x + 7.5, y)
    .lineTo(x + 7.5, y + 21)
    .moveTo(x, y + 10)
    .lineTo(x + 15, y + 10)
    .moveTo(x, y + 15.5)
    .lineTo(x + 15, y + 15.5)
    .lineWidth(1)
    .stroke(colours.stroke);
}

/** Draws a score as a bar. */
export function drawScoreBar(doc: PdfDocument, box: Box, { score, level }: { score: number; level: number }): void {
  const { x, y, width, height } = box;
  doc.rect(x, y, width, height).fill(colours.empty);
  if (score > 0) doc.rect(x, y, (width * score) / 100, height).fill(colours.glass[level] ?? colours.empty);
  doc.rect(x, y, width, height).lineWidth(0.8).stroke(colours.stroke);
}
