import { LISTING_FILE_MAX_BYTES, type ListingFileKind, mayBeNamed } from '@alpha/contract';

export type FileProblem =
  | 'empty'
  | 'tooLarge'
  | 'packed'
  | 'workbook'
  | 'notText'
  | 'extension'
  | 'unreadable';
/** `kind` is null when the headers are not recognized. */
export type DetectedFile = { kind: ListingFileKind | null } | { problem: FileProblem };

const FIRST_BYTES = 16_384;

/** Detects the kind from the first bytes, before a gigabyte is uploaded for nothing. */
export async function detectFileKind(file: File): Promise<DetectedFile> {
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > LISTING_FILE_MAX_BYTES) return { problem: 'tooLarge' };
  try {
    const bytes = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
    const problem = problemOf(bytes, file.name);
    if (problem) return { problem };
    if (!mayBeNamed(file.name, 'csv', 'json-lines')) return { problem: 'extension' };
    return { kind: kindOf(textOf(bytes)) };
  } catch {
    // Moved or deleted since it was selected.
    return { problem: 'unreadable' };
  }
}

const startsWith = (bytes: Uint8Array, ...first: number[]) =>
  first.every((byte, place) => bytes[place] === byte);

const isUtf16 = (bytes: Uint8Array) =>
  startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);

/** `%PDF`, `{\\rtf`, JPEG and GIF. */
const NOT_TABLES = ['%PDF', '{\\rtf', '\xff\xd8\xff', 'GIF8'].map((first) =>
  [...first].map((letter) => letter.charCodeAt(0)),
);

function problemOf(bytes: Uint8Array, name: string): FileProblem | null {
  const isWorkbook = /\.(xlsx?|xlsm|ods|numbers)$/i.test(name);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'workbook';
  if (startsWith(bytes, 0x50, 0x4b)) return isWorkbook ? 'workbook' : 'packed';
  // These have hardly any zero among their first bytes.
  if (NOT_TABLES.some((first) => startsWith(bytes, ...first))) return 'notText';
  if (startsWith(bytes, 0x1f, 0x8b) || startsWith(bytes, 0x37, 0x7a, 0xbc)) return 'packed';
  if (isUtf16(bytes)) return null;
  const zeros = bytes.filter((byte) => byte === 0).length;
  // UTF-16 without a BOM has a zero in every other byte; images have them anywhere.
  const isSpacedOut = zeros > bytes.length * 0.3 && zeros < bytes.length * 0.7;
  return zeros > 2 && !isSpacedOut ? 'notText' : null;
}

function textOf(bytes: Uint8Array): string {
  const encoding = startsWith(bytes, 0xfe, 0xff)
    ? 'utf-16be'
    : isUtf16(bytes)
      ? 'utf-16le'
      : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

const HEADERS: Record<Exclude<ListingFileKind, 'csv'>, RegExp> = {
  'zillow-research': /^"?RegionID"?,"?SizeRank"?,|^"?RegionName"?,.*\b\d{4}-\d{2}\b/im,
  fhfa: /^Name,Statistical Area Number,|^Metro,Area Code,|^"[^"]+, [A-Z-]+",\d{5},19\d\d,[1-4],/im,
  pmms: /^"?date"?,"?pmms30\b/im,
  cpi: /^"?Date"?,"?Index"?(,"?Inflation\b|\s*$)|\bCPIAUC[NS][SL]\b|^"?series_id\b.*\bperiod\b/im,
  'exchange-rates':
    /^"?Date"?,"?Currency"?,|^"?VALOR"?,"?UNIDAD"?,|^"?(observation_)?date"?,.*\b(DEXMXUS|DEXBZUS|DEXUSEU|COP|MXN|PEN|CLP|ARS|BRL)\b/im,
  // Lines that describe the columns; for a table without them see below.
  'area-facts': /^"?#\s*(label|unit|source|etiqueta|unidad|fuente)/im,
  redfin: /^"?SALE TYPE"?[,;\t].*\b(MLS#|LATITUDE|SOURCE)/im,
};

function kindOf(text: string): ListingFileKind | null {
  for (const [kind, headers] of Object.entries(HEADERS))
    if (headers.test(text)) return kind as ListingFileKind;
  return isTableOfPlaces(text) ? 'area-facts' : null;
}

const PLACE = /^(zip|zip ?code|c[oó]digo ?postal|city|ciudad|county|condado|metro|state|estado)$/i;
const LISTING = /address|street|direcci|calle|mls|listing|zpid|latitud|price|precio|url/i;

/** Begins with a place and has no column that only a listing has. */
function isTableOfPlaces(text: string): boolean {
  const [line = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const headers = line
    .split(/[,;\t]/)
    .map((each) => each.replaceAll('"', '').replaceAll('_', ' ').trim());
  const [first = ''] = headers;
  return headers.length > 1 && PLACE.test(first) && !headers.some((each) => LISTING.test(each));
}
