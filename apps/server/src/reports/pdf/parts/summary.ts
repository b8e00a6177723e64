import { descriptionIn } from '@alpha/report-model/property-facts';
import { COLORS } from '../../render-worker/colors.ts';
import { drawFacts, type Fact } from '../layout/facts.ts';
import { openSection } from '../layout/section.ts';
import { makeRoom, type Sheet, tagged } from '../layout/sheet.ts';
import { heightOf, widthOf, write } from '../layout/text.ts';
import type { ReportInput } from '../report-input.ts';

const GAP = 28;
const ROW = 15;

export function drawSummary(sheet: Sheet, { report, locale }: ReportInput): void {
  const { property } = report;
  const facts = factsOf(sheet, report);
  const half = Math.ceil(facts.length / 2);
  openSection(sheet, { heading: sheet.words.report('summary.title'), room: ROW * half + 60 });
  const description = descriptionIn(locale, property);
  if (description) {
    const { text, language } = description;
    const look = { width: sheet.width, size: 9.5, color: COLORS.second } as const;
    tagged(
      sheet,
      'P',
      () => {
        sheet.y += write(sheet, text, { ...look, x: sheet.left, y: sheet.y, lines: 6 }) + 10;
      },
      language === locale ? {} : { lang: language },
    );
  }
  makeRoom(sheet, ROW * half);
  const column = (sheet.width - GAP) / 2;
  const heights = [facts.slice(0, half), facts.slice(half)].map((list, i) =>
    drawFacts(sheet, list, sheet.y, {
      x: sheet.left + i * (column + GAP),
      width: column,
      rowHeight: ROW,
    }),
  );
  sheet.y += Math.max(...heights);
  drawVolatility(sheet, report);
}

function factsOf({ words }: Sheet, { property }: ReportInput['report']): Fact[] {
  const { t, report } = words;
  const perMonth = (value: number | null) =>
    value === null ? words.none : t('perMonth', { amount: words.money(value) });
  const { hoa } = property.financial_records;
  return [
    {
      // The cover shows the sale price.
      label:
        property.status === 'sold'
          ? report('title.price', { status: 'active' })
          : report('summary.price'),
      value: words.money(property.list_price),
    },
    ...valueFacts(words, property),
    { label: report('summary.type'), value: words.type(property.type) },
    { label: report('summary.address'), value: property.address },
    { label: report('summary.city'), value: property.city },
    { label: report('summary.state'), value: report('summary.states', { code: property.state }) },
    { label: report('summary.zip'), value: property.zip },
    { label: report('summary.beds'), value: words.number(property.beds) },
    { label: report('summary.baths'), value: words.number(property.baths, halves(property.baths)) },
    {
      label: report('summary.area'),
      value: t('facts.area', { area: words.number(property.total_sqft) }),
    },
    { label: report('summary.hoa'), value: hoa === 0 ? report('summary.noHoa') : perMonth(hoa) },
    { label: report('summary.apr'), value: words.percent(property.apr) },
    {
      label: report('summary.saleType'),
      value: report('summary.saleTypes', {
        kind: property.type_of_sale,
        name: property.type_of_sale.replaceAll('_', ' '),
      }),
    },
    { label: report('summary.rent'), value: perMonth(property.rent_estimate) },
    ...(property.rent_estimate_percentile_25 === null
      ? []
      : [
          {
            label: report('summary.cautious'),
            value: perMonth(property.rent_estimate_percentile_25),
          },
        ]),
    { label: report('summary.potential'), value: perMonth(property.full_potential) },
    ...(property.year_built === null
      ? []
      : [{ label: t('summary.built'), value: String(property.year_built) }]),
  ];
}

/** The estimated value and its range; the cover says why there is none. */
function valueFacts(
  words: Sheet['words'],
  { valuation }: ReportInput['report']['property'],
): Fact[] {
  if (!valuation) return [];
  const range = { low: words.money(valuation.low), high: words.money(valuation.high) };
  return [
    { label: words.report('value.name'), value: words.money(valuation.value) },
    {
      label: words.t('summary.valueRange', { share: words.rate(valuation.share, { decimals: 0 }) }),
      value: words.report('value.range', range),
    },
  ];
}

const halves = (value: number | null) => ({
  decimals: value === null || Number.isInteger(value) ? 0 : 1,
});

const BAR = 7;

/** The area's position between the lowest and the highest volatility. */
function drawVolatility(
  sheet: Sheet,
  { property, volatility_stats: range }: ReportInput['report'],
) {
  const own = property.location_volatility.volatility_std_dev;
  const { min_volatility: least, max_volatility: most } = range;
  if (own === null || least === null || most === null || most <= least) return;
  const { doc, words, left: x, width } = sheet;
  const shock = property.model?.market.saleVolatility;
  const text = [
    words.t('summary.volatilityText'),
    shock !== undefined &&
      words.report('volatility.single', { share: words.rate(shock, { decimals: 0 }) }),
  ]
    .filter(Boolean)
    .join(' ');
  const note = { width: width - 200, size: 8, color: COLORS.second } as const;
  const height = Math.max(46, heightOf(sheet, text, note));
  makeRoom(sheet, 16 + height);
  const y = sheet.y + 16;
  const value = words.percent(own, { decimals: 1 });
  const length = 176;
  const place = x + length * Math.min(1, Math.max(0, (own - least) / (most - least)));
  const ends = words.t('summary.volatilityRange', {
    min: words.percent(least, { decimals: 1 }),
    max: words.percent(most, { decimals: 1 }),
  });
  tagged(
    sheet,
    'Figure',
    () => {
      write(sheet, words.report('volatility.title'), { x, y, width: 130, size: 8.5, face: 'bold' });
      const valueWidth = widthOf(sheet, value, { size: 8.5, face: 'bold' }) + 2;
      const valueX = x + length - valueWidth;
      write(sheet, value, { x: valueX, y, width: valueWidth + 2, size: 8.5, face: 'bold' });
      const shade = doc.linearGradient(x, y, x + length, y);
      shade.stop(0, COLORS.accentWash).stop(1, COLORS.accent);
      doc.roundedRect(x, y + 16, length, BAR, BAR / 2).fill(shade);
      doc.rect(place - 1, y + 13, 2, BAR + 6).fill(COLORS.text);
      write(sheet, ends, { x, y: y + 30, width: 190, size: 7, color: COLORS.third, lines: 2 });
    },
    { alt: `${words.report('volatility.title')}: ${value}. ${ends}` },
  );
  tagged(sheet, 'P', () => void write(sheet, text, { ...note, x: x + 200, y }));
  sheet.y = y + height;
}
