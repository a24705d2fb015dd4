import { once } from 'node:events';
import { drawAdviceList } from './draw-advice.ts';
import { drawBeginning, drawHead, drawScores } from './draw-summary.ts';
import { colours, type Document, legible, openDocument, paper } from './paper.ts';
import type { ReportContent } from './report-content.ts';

/** What stands below every page, once it is known how many there are. */
function numberPages(doc: Document, { foot, questions, page }: ReportContent['words']): void {
  const { start, count } = doc.bufferedPageRange();
  const { left, right } = paper;
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    doc.moveTo(left, 790).lineTo(right, 790).lineWidth(1.2).stroke(colours.drawing);
    const number = page.replace('{page}', String(index + 1)).replace('{count}', String(count));
    doc.font('text').fontSize(9).fillColor(colours.soft);
    doc.text(legible(foot), left, 799, { width: 290, lineBreak: false });
    doc.text(legible(questions), left + 290, 799, { width: 130, lineBreak: false });
    doc.text(legible(number), right - 80, 799, { width: 80, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}

/** Draws a report as a tagged PDF of A4 pages. */
export async function drawReport(content: ReportContent): Promise<Uint8Array> {
  const doc = openDocument({
    title: legible(`${content.words.title} | ${content.siteName}`),
    language: content.language,
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(doc, 'end');
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();
  const sheet = { doc, root, content };
  drawScores(sheet, drawBeginning(sheet, drawHead(sheet)));
  drawAdviceList(sheet);
  root.end();
  numberPages(doc, content.words);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
