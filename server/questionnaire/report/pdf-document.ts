import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { ReportContent } from './report-content.ts';

/** Colours of the site, for white paper. */
export const colours = {
  ink: '#14213f',
  soft: '#465270',
  line: '#cdd3df',
  stroke: '#1f3f8c',
  candle: '#fdf0cf',
  light: '#f3b136',
  empty: '#ffffff',
  words: ['#9f2a20', '#835000', '#53600f', '#0f6547'],
  glass: ['#cf4f41', '#f3b136', '#a9bb48', '#4aa881'],
} as const;

/** Size and margins of an A4 page, in points. */
export const pageLayout = { width: 595.28, height: 841.89, left: 51, right: 544.28, top: 48, bottom: 770 } as const;

export type PdfDocument = PDFKit.PDFDocument;

const require = createRequire(import.meta.url);

/** Read once per thread. Whole fonts, uncompressed, since decompressing takes longer than drawing. */
const fonts = {
  display: readFileSync(require.resolve('@expo-google-fonts/besley/500Medium/Besley_500Medium.ttf')),
  text: readFileSync(
    require.resolve('@expo-google-fonts/schibsted-grotesk/400Regular/SchibstedGrotesk_400Regular.ttf'),
  ),
  strong: readFileSync(require.resolve('@expo-google-fonts/schibsted-grotesk/700Bold/SchibstedGrotesk_700Bold.ttf')),
};

export type FontName = keyof typeof fonts;

/**
 * Declares PDF/UA-1. The library's own declaration adds a list of glyphs (CIDSet) to each font, which has to be
 * complete and is not.
 */
const pdfUaMetadata = `
  <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>`;

/**
 * Creates a tagged document with title and language. Its pages stay buffered, so that they can be numbered at the end.
 */
export function createPdfDocument({ title, language }: { title: string; language: string }): PdfDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 0, bottom: 0, left: pageLayout.left, right: pageLayout.width - pageLayout.right },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    font: fonts.text as unknown as string,
    info: { Title: title, Creator: 'Ximblox', Producer: 'Ximblox' },
  });
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes);
  doc.appendXML(pdfUaMetadata);
  return doc;
}

/** Removes soft hyphens, and replaces letters of scripts that the fonts do not have. */
export const toPrintableText = (text: string): string =>
  text
    .replaceAll('\u00AD', '')
    .replaceAll(/[^\p{Script=Latin}\p{Script=Common}\p{M}]/gu, '?')
    .replaceAll(/\s/g, ' ');

type Element = PDFKit.PDFStructureElement;

/** Creates a structure element for screen readers, from its children or from the function that draws it. */
export const createTaggedElement = (doc: PdfDocument, role: string, content: (() => void) | Element[]): Element =>
  doc.struct(role, {}, content);

/** Creates the heading of a table column. */
export const createTaggedColumnHeading = (doc: PdfDocument, draw: () => void): Element =>
  // The library supports it, its types do not.
  doc.struct('TH', { scope: 'Column' } as object, draw);

/** Draws something that screen readers skip: lines, fills, what every page repeats. */
export function drawArtifact(doc: PdfDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** A report in progress: all elements are added to its root. */
export type ReportDocument = { doc: PdfDocument; root: PDFKit.PDFStructureElement; content: ReportContent };

type TextPlacement = {
  x: number;
  y: number;
  width: number;
  font: FontName;
  size: number;
  colour?: string;
  gap?: number;
  align?: 'right' | undefined;
};

/** Writes a text. Returns where the next line can begin. */
export function writeText(doc: PdfDocument, text: string, placement: TextPlacement): number {
  const { x, y, width, font, size, colour = colours.ink, gap = 2.5, align = 'left' } = placement;
  doc.font(font).fontSize(size).fillColor(colour).text(toPrintableText(text), x, y, { width, lineGap: gap, align });
  return doc.y;
}

type TextMeasure = Pick<TextPlacement, 'width' | 'font' | 'size' | 'gap'>;

/** Returns the height of a text in points. */
export const textHeight = (doc: PdfDocument, text: string, { width, font, size, gap = 2.5 }: TextMeasure): number =>
  doc.font(font).fontSize(size).heightOfString(toPrintableText(text), { width, lineGap: gap });
