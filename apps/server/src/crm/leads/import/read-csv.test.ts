import { csvLine } from '@alpha/i18n/csv';
import { describe, expect, it } from 'vitest';
import { turnsDuring } from '../../../../test/turns-during.ts';
import { mapHeaders, missingFields } from './import-columns.ts';
import { readCsv } from './read-csv.ts';
import { readMoney, readProfile, readSource } from './read-values.ts';

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const codeOf = (bytes: Buffer): Promise<string | null> =>
  readCsv(bytes).then(
    () => null,
    (error: { code: string }) => error.code,
  );

describe('a file from a spreadsheet (security 20)', () => {
  const text = 'Nombre;Apellidos\r\nJosé;Núñez\r\n';
  it.each([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16 with its mark', utf16(`\uFEFF${text}`), 'utf-16'],
    ['UTF-16 without', utf16(text), 'utf-16'],
    ['UTF-16, the other way round', utf16(`\uFEFF${text}`).swap16(), 'utf-16'],
    ['the old encoding of Windows', Buffer.from(text, 'latin1'), 'windows-1252'],
  ])('is read as %s', async (_, bytes, encoding) => {
    const file = await readCsv(bytes);
    expect(file).toMatchObject({ encoding, delimiter: ';', headers: ['Nombre', 'Apellidos'] });
    expect(file.rows).toEqual([{ line: 2, cells: ['José', 'Núñez'] }]);
  });

  it('is separated by commas, semicolons or tabs, whatever is in quotes', async () => {
    expect((await readCsv(Buffer.from('"a;b;c;d",b\n1,2'))).delimiter).toBe(',');
    expect((await readCsv(Buffer.from('a\tb,c\td\n1\t2'))).delimiter).toBe('\t');
    const { rows } = await readCsv(Buffer.from('a,b\n"two\nlines",2\n\n,\n3,4,5\n6'));
    expect(rows.map(({ cells }) => cells.length)).toEqual([2, 3, 1]);
    expect(rows.at(-1)?.line).toBe(7);
  });

  it('is read in chunks that split no character and no line', async () => {
    const lines = Array.from({ length: 3_000 }, (_, i) => `José ${i},"ñandú\r\n${i} €",😀`);
    const { result, turns } = await turnsDuring(() =>
      readCsv(Buffer.from(`a,b,c\r\n${lines.join('\r\n')}`)),
    );
    const { rows } = result;
    // Others have had their turn in between.
    expect(turns).toBeGreaterThan(2);
    expect(rows).toHaveLength(3_000);
    rows.forEach(({ cells }, i) => {
      expect(cells).toEqual([`José ${i}`, `ñandú\r\n${i} €`, '😀']);
    });
  });

  it('is refused when it is something else, empty, endless or too wide', async () => {
    expect(await codeOf(Buffer.from('PK\u0003\u0004word/document.xml'))).toBe('import.notCsv');
    expect(await codeOf(Buffer.from('\n\n'))).toBe('import.empty');
    expect(await codeOf(Buffer.from('a,b\n"never closed,1\n2,3'))).toBe('import.unreadable');
    expect(await codeOf(Buffer.from(`a\n${'1\n'.repeat(10_001)}`))).toBe('import.tooManyRows');
    expect(await codeOf(Buffer.from('a,'.repeat(200)))).toBe('import.tooManyColumns');
  });

  it('returns what the export wrote: formulas, signs, apostrophes, tabs, lines (security 19)', async () => {
    const cells = ['=1+1', '+1305', '-', '@x', "'tis", "'=1", '\tx', 'a"b', 'two\r\nlines', 'á;é'];
    const { rows } = await readCsv(
      Buffer.from(csvLine(cells.map((_, i) => `h${i}`)) + csvLine(cells)),
    );
    expect(rows[0]?.cells).toEqual(cells);
  });
});

describe('the columns', () => {
  it('are recognized in English and Spanish; a repeated one is skipped', () => {
    expect(mapHeaders(['First Name', 'SURNAME', 'Email', 'Cell phone', 'Notes'], [])).toEqual([
      'first_name',
      'last_name',
      'email',
      'phone',
      null,
    ]);
    expect(
      mapHeaders(['Nombre', 'Apellidos', 'Correo electrónico', 'Teléfono', 'País'], []),
    ).toEqual(['first_name', 'last_name', 'email', 'phone', 'country']);
    expect(mapHeaders(['Email', 'E-Mail', 'Name', ''], [])).toEqual([
      'email',
      null,
      'full_name',
      null,
    ]);
    expect(missingFields(['full_name', 'email'])).toEqual(['phone']);
  });

  it('accept values as people write them', () => {
    expect(
      ['250000', '$250,000', '250.000,50', '1,234.5', '250.000', '12.5000'].map(readMoney),
    ).toEqual([250_000, 250_000, 250_000.5, 1_234.5, 250_000, 12.5]);
    expect(['-5', 'many', '1.2.3', ''].map(readMoney)).toEqual(Array(4).fill(undefined));
    expect([readSource('Cuestionario'), readSource('quiz'), readProfile('Agresivo')]).toEqual([
      'quiz',
      'quiz',
      'aggressive',
    ]);
  });
});
