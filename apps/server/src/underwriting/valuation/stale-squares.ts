import { createHash } from 'node:crypto';
import { squaresAround } from '../../platform/db/map-squares.ts';

/** What a square of the map contains: properties to value, sales to compare with, and a hash of each. */
export type SquareContents = {
  square: number;
  homes: number;
  sales: number;
  homesHash: string | null;
  salesHash: string | null;
};

export type StaleSquare = { square: number; homes: number; inputsHash: string };

/**
 * Squares whose properties, or sales in or around them, changed since they were valued. One pass over
 * all squares: a sale is not looked up once for each of the nine squares it matters to.
 */
export function staleSquares(
  contents: readonly SquareContents[],
  valued: ReadonlyMap<number, string>,
  key: string,
): StaleSquare[] {
  const sales = new Map(
    contents.filter((each) => each.sales > 0).map(({ square, salesHash }) => [square, salesHash]),
  );
  return contents
    .filter(({ homes }) => homes > 0)
    .map(({ square, homes, homesHash }) => {
      const around = squaresAround(square).map((each) => sales.get(each) ?? '');
      const inputs = [key, homesHash, ...around].join('\n');
      const inputsHash = createHash('sha256').update(inputs).digest('base64url').slice(0, 22);
      return { square, homes, inputsHash };
    })
    .filter(({ square, inputsHash }) => valued.get(square) !== inputsHash);
}

/** Squares to value together: many small ones are read and written at once, a large one by itself. */
export function groupSquares(
  stale: readonly StaleSquare[],
  contents: readonly SquareContents[],
  atMost: { homes: number; sales: number },
): StaleSquare[][] {
  const sales = new Map(contents.map((each) => [each.square, each.sales]));
  const groups: StaleSquare[][] = [];
  let group: StaleSquare[] = [];
  let around = new Set<number>();
  let count = { homes: 0, sales: 0 };
  // In order of their numbers: neighbors in a row share most of the sales around them.
  for (const each of stale.toSorted((a, b) => a.square - b.square)) {
    const added = squaresAround(each.square).filter((square) => !around.has(square));
    const more = sum(added.map((square) => sales.get(square) ?? 0));
    const isFull = count.homes + each.homes > atMost.homes || count.sales + more > atMost.sales;
    if (group.length > 0 && isFull) {
      groups.push(group);
      [group, around, count] = [[], new Set(), { homes: 0, sales: 0 }];
    }
    const own = squaresAround(each.square).filter((square) => !around.has(square));
    for (const square of own) around.add(square);
    count.homes += each.homes;
    count.sales += sum(own.map((square) => sales.get(square) ?? 0));
    group.push(each);
  }
  return group.length > 0 ? [...groups, group] : groups;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
