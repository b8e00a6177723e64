/**
 * Checks the first bytes before any decoder runs. sharp would also open SVG, TIFF and others; this
 * keeps untrusted files away from those parsers.
 */
export function isPhotoFormat(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, MAX_FTYP_BYTES)).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) ||
    (head.startsWith('ftyp', 4) && brandsOf(head).includes('avif'))
  );
}

/** Bytes to scan of the `ftyp` box, which lists the compatible formats. */
const MAX_FTYP_BYTES = 64;

function brandsOf(head: string): string[] {
  const box = head.slice(8, Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE());
  return box.match(/[\s\S]{4}/g) ?? [];
}
