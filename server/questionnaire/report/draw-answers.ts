import {
  colours,
  type PdfDocument,
  pageLayout,
  type ReportDocument,
  createTaggedElement,
  textHeight,
  writeText,
} from './pdf-document.ts';
import type { ReportAnswer } from './report-content.ts';

type Part = { title: string; intro: string; answers: readonly ReportAnswer[]; y: number };

const { left, right, top, bottom } = pageLayout;
const width = right - left;
const questionFont = { font: 'text', size: 9.5 } as const;
const answerFont = { font: 'strong', size: 9.5 } as const;
const heading = { font: 'display', size: 20 } as const;
const headingHeight = 34;
const gap = 4;

const answerHeight = (doc: PdfDocument, { question, answer }: ReportAnswer): number =>
  textHeight(doc, question, { ...questionFont, width }) + textHeight(doc, answer, { ...answerFont, width }) + gap;

/** Returns where something of a height can begin: on a new page if it does not fit. */
function findPlace(doc: PdfDocument, y: number, height: number): number {
  if (y + height <= bottom) return y;
  doc.addPage();
  return top;
}

type Place = { answer: ReportAnswer; y: number };

function drawAnswer(doc: PdfDocument, list: PDFKit.PDFStructureElement, { answer, y }: Place): number {
  let nextY = y;
  const write = (text: string, font: typeof questionFont | typeof answerFont, colour: string) =>
    createTaggedElement(
      doc,
      'P',
      () => void (nextY = writeText(doc, text, { x: left, y: nextY, width, ...font, colour })),
    );
  const lines = [write(answer.question, questionFont, colours.soft), write(answer.answer, answerFont, colours.ink)];
  // Only what was added to the document is drawn.
  list.add(createTaggedElement(doc, 'LI', [createTaggedElement(doc, 'LBody', lines)]));
  return nextY + gap;
}

/** Draws a heading with a list of answers; nothing without answers. */
function drawPart({ doc, root }: ReportDocument, { title, intro, answers, y }: Part): number {
  const [first] = answers;
  if (!first) return y;
  const introHeight = intro === '' ? 0 : textHeight(doc, intro, { ...questionFont, width }) + 6;
  let nextY = findPlace(doc, y, headingHeight + introHeight + answerHeight(doc, first));
  const add = (role: string, text: string, font: typeof heading | typeof questionFont) =>
    root.add(
      createTaggedElement(
        doc,
        role,
        () => void (nextY = writeText(doc, text, { x: left, y: nextY, width, ...font }) + 6),
      ),
    );
  add('H2', title, heading);
  if (intro !== '') add('P', intro, questionFont);
  const list = doc.struct('L');
  root.add(list);
  for (const answer of answers) {
    nextY = findPlace(doc, nextY, answerHeight(doc, answer));
    nextY = drawAnswer(doc, list, { answer, y: nextY });
  }
  list.end();
  return nextY + 12;
}

/** Draws what is in order and what was not answered. */
export function drawAnswerLists(report: ReportDocument, y: number): void {
  const { words, inOrder, notAnswered } = report.content;
  const nextY = drawPart(report, { title: words.inOrder, intro: '', answers: inOrder, y });
  drawPart(report, {
    title: words.notAnswered,
    intro: words.notAnsweredIntro,
    answers: notAnswered,
    y: nextY,
  });
}
