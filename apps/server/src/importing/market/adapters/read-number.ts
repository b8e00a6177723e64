/** A cell: a number, empty (blank, `-`), or not a number. */
export type NumberCell = { is: 'number'; value: number } | { is: 'missing' } | { is: 'wrong' };

/** Ignores dollar signs, commas and the brackets of standard errors. */
export function readNumber(cell: string | undefined): NumberCell {
  const text = (cell ?? '').trim();
  if (text === '' || text === '-' || text === '.') return { is: 'missing' };
  const bare = text.replace(/[$,\s()]/g, '');
  if (!/^-?\d*\.?\d+(?:e[+-]?\d+)?$/i.test(bare)) return { is: 'wrong' };
  return { is: 'number', value: Number(bare) };
}
