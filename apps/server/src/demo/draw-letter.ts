type Letter = { title: string; date: string; at: Date; paragraphs: readonly string[] };

/** A letter of one page as a PDF. Loaded on demand: only the first start of a demo draws one. */
export async function drawLetter({ title, date, at, paragraphs }: Letter): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    ...{ size: 'LETTER', margin: 72 },
    info: { Title: title, CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.font('Helvetica-Bold').fontSize(20).text(title);
  doc.font('Helvetica').fontSize(11).moveDown(0.5).text(date);
  for (const paragraph of paragraphs) doc.moveDown(1).text(paragraph, { lineGap: 4 });
  doc.end();
  await written;
  return Buffer.concat(chunks);
}
