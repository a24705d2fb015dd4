import { colours, type PdfDocument } from './pdf-document.ts';
import type { ReportCategory } from './report-content.ts';

const innerRadius = 30;
const outerRadius = 88;

/** Traces a petal that points up from the centre, as wide as the number of petals allows. */
function tracePetal(doc: PdfDocument, count: number): PdfDocument {
  const halfAngle = Math.PI / count;
  const inner = Math.sin(halfAngle) * innerRadius - 1.5;
  const outer = Math.min(Math.sin(halfAngle) * (outerRadius - 14) - 2, 20);
  return doc
    .moveTo(-inner, -innerRadius - 2)
    .lineTo(-outer, -outerRadius + 20)
    .quadraticCurveTo(-outer, -outerRadius + 9, 0, -outerRadius)
    .quadraticCurveTo(outer, -outerRadius + 9, outer, -outerRadius + 20)
    .lineTo(inner, -innerRadius - 2)
    .closePath();
}

function drawPetal(doc: PdfDocument, { score, level }: ReportCategory, count: number): void {
  tracePetal(doc, count).fill(colours.empty);
  if (score !== null && level !== null && score > 0) {
    const height = ((outerRadius - innerRadius - 2) * score) / 100;
    doc.save();
    tracePetal(doc, count).clip();
    doc.rect(-30, -innerRadius - 2 - height, 60, height).fill(colours.glass[level] ?? colours.empty);
    doc.restore();
  }
  if (score === null) doc.dash(3, { space: 3 });
  tracePetal(doc, count).lineWidth(1.2).stroke(colours.stroke);
  doc.undash();
}

/** Draws the scores as a rose window: a petal per category, filled up to its score, numbered like the table. */
export function drawRoseChart(
  doc: PdfDocument,
  centre: { x: number; y: number },
  categories: readonly ReportCategory[],
): void {
  const { x, y } = centre;
  doc
    .circle(x, y, outerRadius + 6)
    .lineWidth(1.2)
    .stroke(colours.stroke);
  doc.circle(x, y, innerRadius).lineWidth(1.2).stroke(colours.stroke);
  categories.forEach((category, index) => {
    const angle = (360 / categories.length) * index;
    doc.save();
    doc.translate(x, y).rotate(angle);
    drawPetal(doc, category, categories.length);
    doc.restore();
    const radians = (angle / 180) * Math.PI;
    const [left, top] = [
      x + Math.sin(radians) * (outerRadius + 16) - 10,
      y - Math.cos(radians) * (outerRadius + 16) - 6,
    ];
    doc.font('display').fontSize(10).fillColor(colours.ink);
    doc.text(String(index + 1), left, top, { width: 20, align: 'center', lineBreak: false });
  });
}
