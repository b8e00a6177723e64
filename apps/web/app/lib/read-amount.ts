const MOST = 1_000_000_000;

/** Dollars as typed in either language: 1,200.50 and 1.200,50. Null: empty. Undefined: no amount. */
export function readAmount(text: string): number | null | undefined {
  const typed = text.replace(/[\s$\u00a0]/g, '');
  if (typed === '') return null;
  // The last separator followed by one or two digits is the decimal one; others group thousands.
  const [, whole = '', cents = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  const isGrouped = /^\d{1,3}([.,]\d{3})*$/.test(whole) || /^\d+$/.test(whole);
  if (!isGrouped) return undefined;
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`);
  return amount <= MOST ? amount : undefined;
}
