import { colours, type Document } from './paper.ts';
import type { ReportCategory } from './report-content.ts';

const hub = 30;
const reach = 88;

/** A petal that points up from the middle, as wide as there is room for it. */
function tracePetal(doc: Document, count: number): Document {
  const room = Math.PI / count;
  const inner = Math.sin(room) * hub - 1.5;
  const outer = Math.min(Math.sin(room) * (reach - 14) - 2, 20);
  return doc
    .moveTo(-inner, -hub - 2)
    .lineTo(-outer, -reach + 20)
    .quadraticCurveTo(-outer, -reach + 9, 0, -reach)
    .quadraticCurveTo(outer, -reach + 9, outer, -reach + 20)
    .lineTo(inner, -hub - 2)
    .closePath();
}

function drawPetal(doc: Document, { score, level }: ReportCategory, count: number): void {
  tracePetal(doc, count).fill(colours.empty);
  if (score !== null && level !== null && score > 0) {
    const height = ((reach - hub - 2) * score) / 100;
    doc.save();
    tracePetal(doc, count).clip();
    doc.rect(-30, -hub - 2 - height, 60, height).fill(colours.glass[level] ?? colours.empty);
    doc.restore();
  }
  if (score === null) doc.dash(3, { space: 3 });
  tracePetal(doc, count).lineWidth(1.2).stroke(colours.drawing);
  doc.undash();
}

/** The rose window: a petal for each category, filled up to its score, with the numbers of the table below. */
export function drawRose(doc: Document, middle: { x: number; y: number }, categories: readonly ReportCategory[]): void {
  const { x, y } = middle;
  doc
    .circle(x, y, reach + 6)
    .lineWidth(1.2)
    .stroke(colours.drawing);
  doc.circle(x, y, hub).lineWidth(1.2).stroke(colours.drawing);
  categories.forEach((category, index) => {
    const angle = (360 / categories.length) * index;
    doc.save();
    doc.translate(x, y).rotate(angle);
    drawPetal(doc, category, categories.length);
    doc.restore();
    const turn = (angle / 180) * Math.PI;
    const [left, top] = [x + Math.sin(turn) * (reach + 16) - 10, y - Math.cos(turn) * (reach + 16) - 6];
    doc.font('display').fontSize(10).fillColor(colours.ink);
    doc.text(String(index + 1), left, top, { width: 20, align: 'center', lineBreak: false });
  });
}
