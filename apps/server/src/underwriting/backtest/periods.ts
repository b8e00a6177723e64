import { quarterNumber } from './quarters.ts';

/**
 * By the quarter of the forecast. The cut in 2012: ten-year outcomes of later ones were in no file that
 * the product's first model was tuned on.
 */
const PERIODS = [
  { name: '1985–1989', from: quarterNumber(1985, 1) },
  { name: '1990–1994', from: quarterNumber(1990, 1) },
  { name: '1995–1999', from: quarterNumber(1995, 1) },
  { name: '2000–2004', from: quarterNumber(2000, 1) },
  { name: '2005–2009', from: quarterNumber(2005, 1) },
  { name: '2010–2012', from: quarterNumber(2010, 1) },
  { name: '2012–2015', from: quarterNumber(2012, 4) },
  { name: '2016–', from: quarterNumber(2016, 1) },
];

export const periodOf = (quarter: number): string =>
  PERIODS.findLast(({ from }) => quarter >= from)?.name ?? '';
