import { once } from 'node:events';
import { drawAdviceList } from './draw-advice.ts';
import { drawAnswerLists } from './draw-answers.ts';
import { drawFirstSteps, drawReportHeader, drawScoreTable } from './draw-summary.ts';
import { colours, type PdfDocument, toPrintableText, createPdfDocument, pageLayout } from './pdf-document.ts';
import type { ReportContent } from './report-content.ts';

/** Draws the footer of every page, once the number of pages is known. */
function numberPages(doc: PdfDocument, { foot, questions, page }: ReportContent['words']): void {
  const { start, count } = doc.bufferedPageRange();
  const { left, right } = pageLayout;
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    doc.moveTo(left, 790).lineTo(right, 790).lineWidth(1.2).stroke(colours.stroke);
    const number = page.replace('{page}', String(index + 1)).replace('{count}', String(count));
    doc.font('text').fontSize(9).fillColor(colours.soft);
    doc.text(toPrintableText(foot), left, 799, { width: 290, lineBreak: false });
    doc.text(toPrintableText(questions), left + 290, 799, { width: 130, lineBreak: false });
    doc.text(toPrintableText(number), right - 80, 799, { width: 80, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}

/** Renders a report as a tagged PDF of A4 pages. */
export async function renderReport(content: ReportContent): Promise<Uint8Array> {
  const doc = createPdfDocument({
    title: toPrintableText(`${content.words.title} | ${content.siteName}`),
    language: content.language,
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(doc, 'end');
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();
  const report = { doc, root, content };
  drawScoreTable(report, drawFirstSteps(report, drawReportHeader(report)));
  drawAnswerLists(report, drawAdviceList(report));
  root.end();
  numberPages(doc, content.words);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
