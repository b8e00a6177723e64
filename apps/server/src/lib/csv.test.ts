import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  ['=1+1', `"'=1+1"`],
  ['+1305', `"'+1305"`],
  ['-', `"'-"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\tx', `"'\tx"`],
])('19: %j does not run in a spreadsheet', (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`);
});

it('19: keeps apart what differs, so that it can be read back', () => {
  expect(csvLine(["'=1+1"])).not.toBe(csvLine(['=1+1']));
  expect(csvLine(["'x"])).toBe(`"''x"\r\n`);
});

it('quotes what needs it and leaves numbers alone', () => {
  expect(csvLine([-5, 'a,b', 'say "hi"', 'two\nlines', null, undefined, 'plain'])).toBe(
    '-5,"a,b","say ""hi""","two\nlines",,,plain\r\n',
  );
});
