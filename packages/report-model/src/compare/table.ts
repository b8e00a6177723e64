import type { ComparedHome } from '@alpha/contract';
import { type CellText, type ComparedWords, cellText } from './cell-text.ts';
import {
  COMPARED_GROUPS,
  COMPARED_ROWS,
  type ComparedGroup,
  type ComparedRow,
  type ComparedRowKey,
  canBeBought,
} from './rows.ts';
import type { ComparedView } from './view.ts';

export type ComparedCell = CellText & { homeId: number; isBest: boolean };
export type ShownRow = {
  key: ComparedRowKey;
  unit: ComparedRow['unit'];
  cells: readonly ComparedCell[];
};
type ShownGroup = { key: ComparedGroup; rows: readonly ShownRow[] };

export type ComparedTable = {
  homes: readonly ComparedHome[];
  groups: readonly ShownGroup[];
  /** Left out because all homes agree: each with the value that they share. */
  same: readonly { key: ComparedRowKey; text: string }[];
};

/** What page and PDF show: the homes in order, the rows by group, the best of each row. */
export function comparedTable(
  given: readonly ComparedHome[],
  { order, isReversed, isDifferencesOnly }: ComparedView,
  words: ComparedWords,
): ComparedTable {
  const homes = inOrder(given, order, isReversed, words);
  const rows = COMPARED_ROWS.map((row) => ({ ...row, cells: cellsOf(row, homes, words) }))
    // Nobody knows it of any home: an imported market may have no such figure.
    .filter(({ cells }) => cells.some(({ isKnown }) => isKnown));
  const isSame = ({ cells }: { cells: readonly ComparedCell[] }) =>
    homes.length > 1 &&
    cells.every(({ text, note }) => text === cells[0]?.text && note === cells[0]?.note);
  const same = isDifferencesOnly ? rows.filter(isSame) : [];
  const shown = rows.filter((row) => !same.includes(row));
  return {
    homes,
    groups: COMPARED_GROUPS.map((key) => ({
      key,
      rows: shown.filter(({ group }) => group === key),
    })).filter((group) => group.rows.length > 0),
    same: same.map(({ key, cells }) => ({ key, text: cells[0]?.text ?? '' })),
  };
}

function cellsOf(
  row: ComparedRow,
  homes: readonly ComparedHome[],
  words: ComparedWords,
): ComparedCell[] {
  const texts = homes.map((home) => cellText(row, home, words));
  const best = bestOf(row, homes, texts);
  return texts.map((text, i) => ({ ...text, homeId: homes[i]?.id ?? 0, isBest: i === best }));
}

/** Its place; null for a tie as printed, a single value, or a row without a better. */
function bestOf(
  { better, value }: ComparedRow,
  homes: readonly ComparedHome[],
  texts: readonly CellText[],
): number | null {
  if (!better) return null;
  const values = homes.map((home) => (canBeBought(home) ? value(home) : null));
  const known = values.filter((each) => each !== null);
  if (known.length < 2) return null;
  const best = better === 'more' ? Math.max(...known) : Math.min(...known);
  const place = values.indexOf(best);
  const isTie = texts.some(
    ({ text }, i) => i !== place && values[i] !== null && text === texts[place]?.text,
  );
  return isTie ? null : place;
}

/** Best first, largest first where nothing is better; homes without the figure are last either way. */
function inOrder(
  homes: readonly ComparedHome[],
  order: ComparedRowKey | null,
  isReversed: boolean,
  words: ComparedWords,
): readonly ComparedHome[] {
  const row = COMPARED_ROWS.find(({ key }) => key === order);
  if (!row) return homes;
  const sign = (row.better === 'less' ? 1 : -1) * (isReversed ? -1 : 1);
  const byText = (a: ComparedHome, b: ComparedHome) =>
    cellText(row, a, words).text.localeCompare(cellText(row, b, words).text, words.locale);
  return homes.toSorted((a, b) => {
    if (row.unit === 'type') return (isReversed ? -1 : 1) * byText(a, b);
    const [left, right] = [row.value(a), row.value(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}
