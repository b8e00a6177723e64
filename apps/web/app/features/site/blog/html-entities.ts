/** Named entities common in English and Spanish; others have to be numeric. */
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

/** Decoded once only: double-encoded text is meant to be shown encoded. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,8}));/g, (written, ...found) => {
    const [decimal, hex, name] = found as (string | undefined)[];
    if (name) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? written) : written;
    return characterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
  });
}

/** As in browsers: invalid code points become U+FFFD. */
function characterOf(code: number): string {
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return code === 0 || isHalf || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}
