import PDFDocument from 'pdfkit';
import { TYPEFACES, typefaceBytes } from '../../render-worker/typefaces.ts';
import type { Words } from '../../render-worker/words.ts';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** The document and the current y position. Lengths are in points (1/72 inch). */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  words: Words;
  /** Root of the structure tree: the reading order for screen readers. */
  structure: Structure;
  left: number;
  width: number;
  top: number;
  bottom: number;
  y: number;
};

const MARGIN = { side: 48, top: 48, bottom: 64 };

/** US Letter for English, A4 for Spanish. */
const SIZES = { en: [612, 792], es: [595.28, 841.89] } as const;

type SheetOptions = {
  words: Words;
  /** Of the document; as a subject, what kind of document it is. */
  title: string;
  subject: string;
  madeAt: Date;
  /** For tables with many columns. */
  isLandscape?: boolean;
};

export function openSheet(options: SheetOptions): Sheet {
  const { words, title, subject, madeAt, isLandscape = false } = options;
  const [short, long] = SIZES[words.locale];
  const [pageWidth, pageHeight] = isLandscape ? [long, short] : [short, long];
  const doc = new PDFDocument({
    size: [pageWidth, pageHeight],
    // No margins: with them pdfkit would break pages in the middle of a table. We break pages ourselves.
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: words.locale,
    info: {
      Title: title,
      Author: words.t('author'),
      Subject: subject,
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

/** Starts a new page unless this height still fits. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height <= sheet.bottom || sheet.y === sheet.top) return;
  newPage(sheet);
}

export function newPage(sheet: Sheet): void {
  sheet.doc.addPage();
  sheet.y = sheet.top;
}

/** `alt`: text alternative. `lang`: set when the text is in another language than the document. */
type Spoken = { alt?: string; lang?: string };

/** Content with a structure tag. */
export function tagged(sheet: Sheet, kind: string, draw: () => void, spoken: Spoken = {}): void {
  sheet.structure.add(sheet.doc.struct(kind, spoken, draw));
}

/** Marked as an artifact: screen readers skip it. */
export function decoration(sheet: Sheet, draw: () => void): void {
  sheet.doc.markContent('Artifact', { type: 'Layout' });
  draw();
  sheet.doc.endMarkedContent();
}

/** Of the whole document, once it has ended. */
export function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
