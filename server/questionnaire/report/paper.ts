import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { ReportContent } from './report-content.ts';

/** Values of the site's look, on white paper. */
export const colours = {
  ink: '#14213f',
  soft: '#465270',
  line: '#cdd3df',
  drawing: '#1f3f8c',
  candle: '#fdf0cf',
  light: '#f3b136',
  empty: '#ffffff',
  words: ['#9f2a20', '#835000', '#53600f', '#0f6547'],
  glass: ['#cf4f41', '#f3b136', '#a9bb48', '#4aa881'],
} as const;

/** Points on an A4 page. */
export const paper = { width: 595.28, height: 841.89, left: 51, right: 544.28, top: 48, bottom: 770 } as const;

export type Document = PDFKit.PDFDocument;

const require = createRequire(import.meta.url);

/** Read once in the life of a thread; whole fonts, not packed, since unpacking costs more than drawing. */
const fonts = {
  display: readFileSync(require.resolve('@expo-google-fonts/besley/500Medium/Besley_500Medium.ttf')),
  text: readFileSync(
    require.resolve('@expo-google-fonts/schibsted-grotesk/400Regular/SchibstedGrotesk_400Regular.ttf'),
  ),
  strong: readFileSync(require.resolve('@expo-google-fonts/schibsted-grotesk/700Bold/SchibstedGrotesk_700Bold.ttf')),
};

export type FontName = keyof typeof fonts;

/**
 * Says that the document keeps to PDF/UA-1. The library's own way of saying so adds a list of glyphs (CIDSet) to each
 * font, which has to be complete and is not.
 */
const accessibilityMark = `
  <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>`;

/** A tagged document with its title and language; its pages are numbered when it is whole. */
export function openDocument({ title, language }: { title: string; language: string }): Document {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 0, bottom: 0, left: paper.left, right: paper.width - paper.right },
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
  doc.appendXML(accessibilityMark);
  return doc;
}

/** Without marks for dividing, and with a sign for letters of other scripts, which the fonts do not have. */
export const legible = (text: string): string =>
  text
    .replaceAll('\u00AD', '')
    .replaceAll(/[^\p{Script=Latin}\p{Script=Common}\p{M}]/gu, '?')
    .replaceAll(/\s/g, ' ');

type Element = PDFKit.PDFStructureElement;

/** A part of the structure that readers are told, with its parts or with what draws it. */
export const tagged = (doc: Document, role: string, content: (() => void) | Element[]): Element =>
  doc.struct(role, {}, content);

/** A heading of a table's column. */
export const taggedHeading = (doc: Document, draw: () => void): Element =>
  // Known to the library, not to its types.
  doc.struct('TH', { scope: 'Column' } as object, draw);

/** Something that a reader of the structure passes over: lines, fills, what every page repeats. */
export function drawArtifact(doc: Document, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** A report while it is drawn: everything becomes part of its root. */
export type Sheet = { doc: Document; root: PDFKit.PDFStructureElement; content: ReportContent };

type Place = {
  x: number;
  y: number;
  width: number;
  font: FontName;
  size: number;
  colour?: string;
  gap?: number;
  align?: 'right' | undefined;
};

/** Writes a text at its place; answers where the next line can begin. */
export function write(doc: Document, text: string, place: Place): number {
  const { x, y, width, font, size, colour = colours.ink, gap = 2.5, align = 'left' } = place;
  doc.font(font).fontSize(size).fillColor(colour).text(legible(text), x, y, { width, lineGap: gap, align });
  return doc.y;
}

type Measure = Pick<Place, 'width' | 'font' | 'size' | 'gap'>;

export const heightOf = (doc: Document, text: string, { width, font, size, gap = 2.5 }: Measure): number =>
  doc.font(font).fontSize(size).heightOfString(legible(text), { width, lineGap: gap });
