/** The names that people who write English or Spanish use; any other character has its number. */
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  euro: '€',
  times: '×',
  iexcl: '¡',
  iquest: '¿',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  uuml: 'ü',
  ntilde: 'ñ',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Ntilde: 'Ñ',
};

/** Once only: what was written twice encoded is meant to be read encoded. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,8}));/g, (written, ...found) => {
    const [decimal, hex, name] = found as (string | undefined)[];
    if (name) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? written) : written;
    return characterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
  });
}

/** As browsers do: what is no character becomes the sign for one that is missing. */
function characterOf(code: number): string {
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return code === 0 || isHalf || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}
