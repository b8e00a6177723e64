export type DateOrder = 'mdy' | 'dmy';

const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const MONTHS = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
];

/** `2026-03-05` of a date as spreadsheets and people write it; a month alone is its first day. */
export function readDay(cell: string, order: DateOrder): string | undefined {
  const text = cell.trim().toLowerCase();
  const [, year, month, day] =
    /^(\d{4})[-/](\d{1,2})(?:[-/](\d{1,2}))?(?:[t ].*)?$/.exec(text) ?? [];
  if (year) return dayOf(Number(year), Number(month), Number(day ?? 1));
  const numeric = NUMERIC.exec(text);
  if (numeric) {
    const [a, b, c] = numeric.slice(1).map(Number) as [number, number, number];
    const whole = c < 100 ? 2000 + c : c;
    return order === 'mdy' ? dayOf(whole, a, b) : dayOf(whole, b, a);
  }
  const [, monthAlone, itsYear] = /^(\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (monthAlone) return dayOf(Number(itsYear), Number(monthAlone), 1);
  return readWords(text);
}

/** `Mar 5, 2026`, `5 de marzo de 2026`, `05-mar-2026`, `marzo 2026`. */
function readWords(text: string): string | undefined {
  const parts = text
    .split(/[\s,.\-/]+/)
    .filter((part) => part !== '' && part !== 'de' && part !== 'del');
  const words = parts.filter((part) => /^\p{L}+$/u.test(part));
  const numbers = parts.filter((part) => /^\d+$/.test(part));
  const [word = ''] = words;
  const month = MONTHS.findIndex((names) => names.some((name) => word.startsWith(name))) + 1;
  const year = numbers.find((number) => number.length === 4);
  if (words.length !== 1 || month === 0 || !year || numbers.length + 1 !== parts.length)
    return undefined;
  const days = numbers.filter((number) => number !== year);
  return days.length > 1 ? undefined : dayOf(Number(year), month, Number(days[0] ?? 1));
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal && year >= 1990 && year < 2100 ? at.toISOString().slice(0, 10) : undefined;
}

/** Which comes first, day or month; not sure while every date could be read both ways. */
export function guessOrder(cells: readonly string[], fallback: DateOrder) {
  const pairs = cells.flatMap((cell) => {
    const found = NUMERIC.exec(cell.trim());
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  if (pairs.some(([first]) => first > 12)) return { order: 'dmy' as const, isSure: true };
  if (pairs.some(([, second]) => second > 12)) return { order: 'mdy' as const, isSure: true };
  return { order: fallback, isSure: pairs.length === 0 };
}
