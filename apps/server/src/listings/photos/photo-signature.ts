/**
 * Told by the first bytes, before any decoder sees the rest: sharp would also open SVG, TIFF and
 * others, each a parser that strangers could reach.
 */
export function isPhotoFormat(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, LONGEST_BOX)).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) ||
    (head.startsWith('ftyp', 4) && brandsOf(head).includes('avif'))
  );
}

/** More than any file type box we have seen; it lists what the file can be read as. */
const LONGEST_BOX = 64;

function brandsOf(head: string): string[] {
  const box = head.slice(8, Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE());
  return box.match(/[\s\S]{4}/g) ?? [];
}
