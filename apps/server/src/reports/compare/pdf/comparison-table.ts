import type { ComparedHome } from '@alpha/contract';
import type { ComparedWords } from '@alpha/report-model/compare/cell-text';
import { groupName, rowHint } from '@alpha/report-model/compare/row-label';
import { scaleOfHomes } from '@alpha/report-model/compare/scale';
import type { ComparedCell, ComparedTable, ShownRow } from '@alpha/report-model/compare/table';
import { type Sheet, tagged } from '../../pdf/layout/sheet.ts';
import { type Cell, drawTable } from '../../pdf/layout/table.ts';
import { write } from '../../pdf/layout/text.ts';
import { placePicture } from '../../pdf/parts/cover.ts';
import { COLORS } from '../../render-worker/colors.ts';
import { drawRangeBar } from './range-bar.ts';

const LABEL_SHARE = 0.17;
const PICTURE = { height: 40, gap: 8 };
/** A second line for the range and its bar. */
const BAR_LINE = '\u00a0';

type Drawn = {
  table: ComparedTable;
  pictures: ReadonlyMap<number, Uint8Array>;
  years: number;
};

/** The table of the page: a column for each home, pictures above, the best of a row marked. */
export function drawComparedTable(
  sheet: Sheet,
  { table, pictures, years }: Drawn,
  words: ComparedWords,
): void {
  const { t } = words;
  const { homes, groups, same } = table;
  const share = (1 - LABEL_SHARE) / homes.length;
  drawPictures(sheet, homes, { share, pictures });
  const scale = scaleOfHomes(homes);
  const rows = groups.flatMap((group): Cell[][] => [
    [{ text: groupName(group.key, years, words), face: 'bold' }],
    ...group.rows.flatMap((row) => [
      [labelOf(row, years, words), ...row.cells.map((cell) => shownCell(sheet, cell))],
      ...(row.key === 'result' && scale
        ? [[rangeLabel(words), ...rangeRow(sheet, row, homes, scale)]]
        : []),
    ]),
  ]);
  drawTable(sheet, {
    size: 7.5,
    rowHeight: 14,
    headHeight: 30,
    columns: [
      { label: t('count', { count: homes.length, most: 8 }), share: LABEL_SHARE, align: 'left' },
      ...homes.map((home) => ({ label: headOf(home, words), share, align: 'left' as const })),
    ],
    rows,
  });
  const notes = [
    t('best'),
    same.length > 0 && t('same', { rows: same.map((row) => sameText(row, words)).join(', ') }),
  ];
  sheet.y += 6;
  tagged(sheet, 'P', () => {
    const { left: x, y, width } = sheet;
    sheet.doc.circle(x + 2.5, y + 4.5, 2).fill(COLORS.accent);
    const look = { x: x + 9, y, width: width - 9, size: 7.5, color: COLORS.second } as const;
    sheet.y += write(sheet, notes.filter(Boolean).join(' · '), look);
  });
}

const headOf = ({ address, city, status }: ComparedHome, { t }: ComparedWords): string =>
  `${address}, ${city}${status === 'active' ? '' : ` (${t(`status.${status}`)})`}`;

const sameText = ({ key, text }: ComparedTable['same'][number], { t }: ComparedWords): string =>
  t('sameRow', { row: t(`row.${key}`), value: text });

function labelOf(row: ShownRow, years: number, words: ComparedWords): Cell {
  const hint = row.key === 'result' ? '' : rowHint(row.key, years, words);
  const name = words.t(`row.${row.key}`);
  return { text: hint ? `${name}, ${hint}` : name, color: COLORS.second };
}

const rangeLabel = ({ t }: ComparedWords): Cell => ({
  ...{ text: t('hint.result'), color: COLORS.third },
  note: BAR_LINE,
});

type Box = Parameters<NonNullable<Cell['draw']>>[0];

/** The best of a row has a dot, weight and a wash, never color alone. */
function shownCell({ doc }: Sheet, { text, tone, isBest }: ComparedCell): Cell {
  const plain = { text, ...(tone === 'loss' && { color: COLORS.loss }) };
  if (!isBest) return plain;
  const draw = ({ x, y, width, height }: Box) => {
    doc.rect(x - 4, y + 0.5, width - 2, height - 1).fill(COLORS.accentWash);
    doc.circle(x, y + height / 2, 1.9).fill(COLORS.accent);
  };
  return { ...plain, text: `\u2002${text}`, face: 'bold', draw };
}

type Scale = NonNullable<ReturnType<typeof scaleOfHomes>>;
const BAR_FROM_BOTTOM = 8;

/** All bars of the row on one scale. */
function rangeRow(
  { doc }: Sheet,
  { cells }: ShownRow,
  homes: ComparedTable['homes'],
  scale: Scale,
) {
  return cells.map(({ note }, i): Cell => {
    const figures = homes[i]?.figures;
    const draw = ({ x, y, width, height }: Box) => {
      const line = { x, y: y + height - BAR_FROM_BOTTOM, width: width - 10 };
      if (figures) drawRangeBar(doc, scale(figures.outcome), line);
    };
    return { text: note, color: COLORS.second, note: BAR_LINE, draw };
  });
}

type Pictures = { share: number; pictures: Drawn['pictures'] };

function drawPictures(
  sheet: Sheet,
  homes: readonly ComparedHome[],
  { share, pictures }: Pictures,
): void {
  if (pictures.size === 0) return;
  const width = share * sheet.width;
  for (const [i, { id, address }] of homes.entries()) {
    const picture = pictures.get(id);
    const x = sheet.left + LABEL_SHARE * sheet.width + i * width;
    const box = {
      x,
      y: sheet.y,
      width: Math.min(width - PICTURE.gap, 1.7 * PICTURE.height),
      height: PICTURE.height,
    };
    if (picture) placePicture(sheet, picture, box, address);
  }
  sheet.y += PICTURE.height + 4;
}
