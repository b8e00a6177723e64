/** What a cell holds: a number, nothing (blank, `-`), or something that is no number. */
export type NumberCell = { is: 'number'; value: number } | { is: 'missing' } | { is: 'wrong' };

/** Dollar signs, commas and the brackets of standard errors aside. */
export function readNumber(cell: string | undefined): NumberCell {
  const text = (cell ?? '').trim();
  if (text === '' || text === '-' || text === '.') return { is: 'missing' };
  const bare = text.replace(/[$,\s()]/g, '');
  if (!/^-?\d*\.?\d+(?:e[+-]?\d+)?$/i.test(bare)) return { is: 'wrong' };
  return { is: 'number', value: Number(bare) };
}
