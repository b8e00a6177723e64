import { MAX_CENTS } from '@alpha/contract';
import { readMoney } from '../../crm/index.ts';

/** A credit comes in, a debit goes out: of the owner's account. */
const SIDE = /^(?:(cr|dr|db)\.?)?(.*?)(?:(cr|dr|db)\.?)?$/i;

/** Signed cents of `$1,234.56`, `(1.234,56)`, `-$12`, `12.50-`, `12.50 DR`. Undefined for anything else. */
export function readAmount(cell: string): number | undefined {
  const written = cell.replace(/[\s\u00a0\u202f]/g, '').replaceAll('−', '-');
  const [, before, text = '', after] = SIDE.exec(written) ?? [];
  if (before && after) return undefined;
  const side = before ?? after;
  const inBrackets = /^\((.*)\)$/.exec(text);
  const bare = (inBrackets?.[1] ?? text).replace(/^\+/, '');
  const unsigned = bare.replace('-', '');
  // One minus, before or after the digits; in brackets none.
  const isNegative = bare !== unsigned;
  if (side && (inBrackets || isNegative)) return undefined;
  if (isNegative && (inBrackets || !/^(us\$|usd|\$)?-|-(us\$|usd|\$)?$/i.test(bare)))
    return undefined;
  if (/[.,]\d{4,}$/.test(unsigned)) return undefined;
  const dollars = readMoney(unsigned);
  if (dollars === undefined) return undefined;
  const cents = Math.round(dollars * 100);
  // Fractions of a cent are no amount of money.
  if (Math.abs(cents - dollars * 100) > 1e-4 || cents > MAX_CENTS) return undefined;
  const isOut = inBrackets || isNegative || (side && side.toLowerCase() !== 'cr');
  return isOut ? 0 - cents : cents;
}
