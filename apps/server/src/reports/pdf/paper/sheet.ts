import type { PropertyReport } from '@alpha/contract';
import PDFDocument from 'pdfkit';
import { TYPEFACES, typefaceBytes } from '../../press/typefaces.ts';
import type { Words } from '../../press/words.ts';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** The paper, and how far down it is written. Lengths are points, 72 to the inch. */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  words: Words;
  /** What a screen reader hears, in the order it was written. */
  structure: Structure;
  left: number;
  width: number;
  top: number;
  bottom: number;
  y: number;
};

const MARGIN = { side: 48, top: 48, bottom: 64 };

/** Where our readers print: Letter in English, A4 in Spanish. */
const SIZES = { en: [612, 792], es: [595.28, 841.89] } as const;

type SheetOptions = { words: Words; property: PropertyReport['property']; madeAt: Date };

export function openSheet({ words, property, madeAt }: SheetOptions): Sheet {
  const [pageWidth, pageHeight] = SIZES[words.locale];
  const doc = new PDFDocument({
    size: [pageWidth, pageHeight],
    // We break pages ourselves: with a margin pdfkit would do it in the middle of a table.
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: words.locale,
    info: {
      Title: words.t('title', { address: `${property.address}, ${property.city}` }),
      Author: words.t('author'),
      Subject: words.t('kind'),
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  });
  for (const typeface of TYPEFACES) doc.registerFont(typeface, typefaceBytes(typeface));
  const structure = doc.struct('Document');
  doc.addStructure(structure);
  return {
    doc,
    words,
    structure,
    left: MARGIN.side,
    width: pageWidth - 2 * MARGIN.side,
    top: MARGIN.top,
    bottom: pageHeight - MARGIN.bottom,
    y: MARGIN.top,
  };
}

/** A new page unless this much still fits. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height <= sheet.bottom || sheet.y === sheet.top) return;
  sheet.doc.addPage();
  sheet.y = sheet.top;
}

/** A height on Letter, larger on taller paper. */
export const tall = ({ top, bottom }: Sheet, height: number): number =>
  (height * (bottom - top)) / (SIZES.en[1] - MARGIN.top - MARGIN.bottom);

/** `alt` is what is said of a picture, `lang` the language of words in another than the paper's. */
type Spoken = { alt?: string; lang?: string };

/** Content with a place in the structure. */
export function tagged(sheet: Sheet, kind: string, draw: () => void, spoken: Spoken = {}): void {
  sheet.structure.add(sheet.doc.struct(kind, spoken, draw));
}

/** Lines and grounds, which say nothing. */
export function decoration(sheet: Sheet, draw: () => void): void {
  sheet.doc.markContent('Artifact', { type: 'Layout' });
  draw();
  sheet.doc.endMarkedContent();
}
