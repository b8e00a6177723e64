import { type EntryKind, EXPENSE_KINDS, INCOME_KINDS } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { drawBrand } from '../pdf/layout/brand.ts';
import { drawFacts, type Fact, factsHeight } from '../pdf/layout/facts.ts';
import { drawRunningFeet } from '../pdf/layout/running-foot.ts';
import { openSection } from '../pdf/layout/section.ts';
import { bytesOf, makeRoom, openSheet, type Sheet, tagged } from '../pdf/layout/sheet.ts';
import { type Cell, drawTable, heightOfTable } from '../pdf/layout/table.ts';
import { heightOf, write } from '../pdf/layout/text.ts';
import { COLORS } from '../render-worker/colors.ts';
import { wordsFor } from '../render-worker/words.ts';
import type { HomeYearInput } from './home-year-input.ts';

type Year = { sheet: Sheet; input: HomeYearInput; t: ReturnType<typeof textsOf> };

const textsOf = (locale: HomeYearInput['locale']) => translatorFor(locale, 'homeYear');

/** What an accountant needs of a year: sums by kind, months, the basis of depreciation. No advice. */
export async function drawHomeYear(input: HomeYearInput): Promise<Buffer> {
  const { locale, home, madeAt } = input;
  const t = textsOf(locale);
  const kind = t('kind', { year: String(input.year) });
  const title = `${home.address}, ${home.city}`;
  const sheet = openSheet({ words: wordsFor(locale), title, subject: kind, madeAt });
  const bytes = bytesOf(sheet.doc);
  const year = { sheet, input, t };
  drawBrand(sheet, kind, madeAt);
  drawTitle(year);
  drawTotals(year);
  drawMonths(year);
  drawBasis(year);
  drawStatements(year);
  drawNotes(year);
  sheet.structure.end();
  const place = `${home.address}, ${home.city}, ${home.state} ${home.zip}`;
  drawRunningFeet(sheet, place, t('notAdvice'));
  sheet.doc.end();
  return bytes;
}

function drawTitle({ sheet, input, t }: Year): void {
  const { left: x, width } = sheet;
  const { home } = input;
  tagged(sheet, 'H1', () => {
    sheet.y += write(sheet, home.address, { x, y: sheet.y, width, size: 24, face: 'serif' });
  });
  const place = `${home.city}, ${home.state} ${home.zip}`;
  const bought = t('bought', { date: sheet.words.date(home.boughtOn, 'long') });
  paragraph(sheet, `${place} · ${bought}`);
  if (home.isDemo) paragraph(sheet, t('demo'));
  sheet.y += 4;
}

const usd = (cents: number) => cents / 100;

function drawTotals({ sheet, input, t }: Year): void {
  const kinds = translatorFor(input.locale, 'homeEntries');
  const money = (cents: number) => sheet.words.money(usd(cents), { decimals: 2 });
  const of = (kind: EntryKind) => input.totals[kind] ?? 0;
  const sum = (list: readonly EntryKind[]) => list.reduce((total, kind) => total + of(kind), 0);
  const line = (label: string, cents: number, isSum = false): Cell[] => {
    const face = isSum ? ({ face: 'bold' } as const) : {};
    return [
      { text: label, ...face },
      { text: money(cents), ...face },
    ];
  };
  const has = (kind: EntryKind) => input.totals[kind] !== undefined;
  const income = sum(INCOME_KINDS);
  const expenses = sum(EXPENSE_KINDS);
  const table = {
    size: 8.5,
    columns: [
      { label: t('item'), share: 0.74, align: 'left' as const },
      { label: t('amount'), share: 0.26 },
    ],
    rows: [
      ...INCOME_KINDS.filter((kind) => kind === 'rent' || has(kind)).map((kind) =>
        line(kinds(`kind.${kind}`), of(kind)),
      ),
      line(t('totalIncome'), income, true),
      ...EXPENSE_KINDS.filter(has).map((kind) => line(kinds(`kind.${kind}`), of(kind))),
      line(t('totalExpenses'), expenses, true),
      line(t('net'), income + expenses, true),
      ...(
        ['mortgage_interest', 'mortgage_principal', 'capital_improvement', 'owner_payout'] as const
      )
        .filter(has)
        .map((kind) => line(t(`apart.${kind}`), of(kind))),
      ...(input.interestCents ? [line(t('apart.computedInterest'), -input.interestCents)] : []),
    ],
  };
  const heading = t('totals', { year: String(input.year) });
  openSection(sheet, { heading, text: t('totalsText'), room: heightOfTable(sheet, table) });
  drawTable(sheet, table);
}

function drawMonths({ sheet, input, t }: Year): void {
  const money = (cents: number) => sheet.words.money(usd(cents), { decimals: 2 });
  const table = {
    rowHeight: 15,
    columns: [
      { label: t('month'), share: 0.34, align: 'left' as const },
      { label: t('totalIncome'), share: 0.22 },
      { label: t('totalExpenses'), share: 0.22 },
      { label: t('net'), share: 0.22 },
    ],
    rows: input.months.map(({ month, income, expenses }) => [
      { text: sheet.words.date(`${month}-01`, 'month') },
      { text: money(income) },
      { text: money(expenses) },
      { text: money(income + expenses) },
    ]),
  };
  openSection(sheet, { heading: t('months'), room: heightOfTable(sheet, table) });
  drawTable(sheet, table);
}

/** Data, not a computation: which costs belong to the basis is for the accountant. */
function drawBasis({ sheet, input, t }: Year): void {
  const { home, improvementsCents } = input;
  const money = (cents: number) => sheet.words.money(usd(cents), { decimals: 2 });
  const facts: Fact[] = [
    { label: t('basis.price'), value: money(home.priceCents) },
    { label: t('basis.costs'), value: money(home.closingCostsCents) },
    { label: t('basis.sum'), value: money(home.priceCents + home.closingCostsCents) },
    {
      label: t('basis.land'),
      value: home.landCents === null ? t('basis.unknown') : money(home.landCents),
    },
    { label: t('basis.improvements'), value: money(-improvementsCents) },
    { label: t('basis.since'), value: sheet.words.date(home.boughtOn, 'long') },
    { label: t('basis.period'), value: t('basis.years') },
  ];
  const look = { x: sheet.left, width: sheet.width };
  openSection(sheet, {
    heading: t('basis.title'),
    text: t('basis.text'),
    room: factsHeight(sheet, facts, look),
  });
  sheet.y += drawFacts(sheet, facts, sheet.y, look) + 6;
  paragraph(sheet, t('basis.source'));
}

function drawStatements({ sheet, input, t }: Year): void {
  if (input.statements.length === 0) return;
  const { words } = sheet;
  const month = (at: string) => words.date(`${at}-01`, 'month');
  const table = {
    columns: [
      { label: t('statements.file'), share: 0.42, align: 'left' as const },
      { label: t('statements.months'), share: 0.28 },
      { label: t('statements.check'), share: 0.3 },
    ],
    rows: input.statements.map(({ fileName, from, to, differsCents }) => [
      { text: fileName || t('statements.unnamed') },
      { text: from === to ? month(from) : `${month(from)} – ${month(to)}` },
      {
        text:
          differsCents === null
            ? t('statements.noTotals')
            : differsCents === 0
              ? t('statements.agrees')
              : t('statements.differs', {
                  amount: words.money(usd(Math.abs(differsCents)), { decimals: 2 }),
                }),
      },
    ]),
  };
  openSection(sheet, { heading: t('statements.title'), room: heightOfTable(sheet, table) });
  drawTable(sheet, table);
}

function drawNotes({ sheet, t }: Year): void {
  sheet.y += 12;
  paragraph(sheet, t('note'));
}

function paragraph(sheet: Sheet, text: string): void {
  const look = { width: sheet.width, size: 9, color: COLORS.second };
  makeRoom(sheet, heightOf(sheet, text, look));
  tagged(sheet, 'P', () => {
    sheet.y += write(sheet, text, { ...look, x: sheet.left, y: sheet.y }) + 3;
  });
}
