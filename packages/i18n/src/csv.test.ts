import { expect, it } from 'vitest';
import { csvLine, unguarded } from './csv.ts';

it.each([
  ['=1+1', `"'=1+1"`],
  ['+1305', `"'+1305"`],
  ['-', `"'-"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\tx', `"'\tx"`],
])('%j is not a formula in a spreadsheet (security 19)', (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`);
});

it('keeps different values different, so that they can be read back (security 19)', () => {
  expect(csvLine(["'=1+1"])).not.toBe(csvLine(['=1+1']));
  expect(csvLine(["'x"])).toBe(`"''x"\r\n`);
});

it('quotes what needs it and leaves numbers alone', () => {
  expect(csvLine([-5, 'a,b', 'say "hi"', 'two\nlines', null, undefined, 'plain'])).toBe(
    '-5,"a,b","say ""hi""","two\nlines",,,plain\r\n',
  );
});

/** ASCII, full-width, small, superscript and mathematical forms. */
const SIGNS = [...'=+-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻−', '\t', '\r'];
/** Drawn as nothing, or dropped when a file is opened. */
const PREFIXES = {
  nothing: '',
  space: ' ',
  'no-break space': '\u00A0',
  'ideographic space': '\u3000',
  'byte order mark': '\uFEFF',
  'zero-width space': '\u200B',
  'zero-width joiner': '\u200D',
  'word joiner': '\u2060',
  'soft hyphen': '\u00AD',
  'left-to-right mark': '\u200E',
  'right-to-left override': '\u202E',
  'direction isolate': '\u2066',
  'Arabic letter mark': '\u061C',
  'Hangul filler': '\u3164',
  'variation selector': '\uFE0F',
  'tag character': '\u{E0041}',
  NUL: '\0',
  'unit separator': '\u001F',
  'vertical tab': '\v',
  'next line': '\u0085',
  'quotation mark': '"',
  'several of them': '\u200B "\u00AD\uFEFF',
};

it.each(Object.entries(PREFIXES))(
  'a sign of a formula after %s is text, and is read back (security 19)',
  (_name, prefix) => {
    const values = SIGNS.map((sign) => `${prefix}${sign}cmd|'/c calc'!A1`);
    const cells = values.map((value) => csvLine([value]).slice(1, -3).replaceAll('""', '"'));
    expect(cells.filter((cell) => !cell.startsWith("'"))).toEqual([]);
    expect(cells.map(unguarded)).toEqual(values);
  },
);

it.each(['Ana', 'José - Miami', 'a=b', '2 + 2', '\u200BAna', 'x@y.test', ' Ana', '1 −1'])(
  '%j is written as it is',
  (value) => expect(csvLine([value])).toBe(`${value}\r\n`),
);

/** As a spreadsheet sees them that parts lines at one of these and knows no quotation marks. */
const cellsOf = (line: string) => line.split(/[;\t\r\n]/);

it.each([
  '1;=1+1;',
  'x\t+1',
  '1;"=1+1&";',
  'two\n@lines',
  'a;-b;\r=c',
  "a;'=1",
  ';;==',
  "\t'\t=1",
  '"=1+1&"',
  ";''\"'-x",
  'plain; text',
  'a;\u200B=1',
  'x\t\u00A0＝1',
  'two\n\uFEFF－lines',
])(
  '%j is never a formula, whatever a spreadsheet splits cells at, and is read back (security 19)',
  (value) => {
    const line = csvLine(['Ana', value, 'x']);
    for (const cell of cellsOf(line)) expect(cell).not.toMatch(/^["\s\p{Cf}]*[=+\-@＝＋－＠]/u);
    const [, written] = /^Ana,(.*),x\r\n$/s.exec(line) ?? [];
    const cell = written?.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
    expect(unguarded(cell ?? '')).toBe(value);
  },
);

it('everything that is written is read back exactly (security 19)', () => {
  const signs = ['=', '＠', '\u200B', "'", '"', ';', '\t', '\n', '\r', 'a'];
  let values = [''];
  for (let length = 0; length < 4; length += 1)
    values = values.flatMap((value) => [value, ...signs.map((sign) => value + sign)]);
  const readBack = (value: string) => {
    const line = csvLine([value]).slice(0, -2);
    const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
    return unguarded(cell);
  };
  // One comparison: thousands of passing ones take longer than the work.
  expect(values.length).toBeGreaterThan(11_000);
  expect(values.filter((value) => readBack(value) !== value)).toEqual([]);
});
