import type { SimilarSale } from '@alpha/contract';
import { COLORS } from '../../render-worker/colors.ts';
import { openSection } from '../layout/section.ts';
import { type Sheet, tagged } from '../layout/sheet.ts';
import { drawTable } from '../layout/table.ts';
import { sizeWithin, write } from '../layout/text.ts';
import { type ReportInput, type ReportPictures, SALE_CARDS } from '../report-input.ts';
import { placePicture } from './cover.ts';
import { drawHouse } from './house-drawing.ts';

/** Cards first, then more rows in a table. */
const MOST = 6;
const GAP = 14;

export function drawSimilarSales(sheet: Sheet, { report, pictures }: ReportInput): void {
  const sales = report.property.similar_sales;
  if (sales.length === 0) return;
  const { words, left } = sheet;
  const width = (sheet.width - GAP * (SALE_CARDS - 1)) / SALE_CARDS;
  const picture = width * 0.6;
  const cards = sales.slice(0, SALE_CARDS);
  const hasPictures = cards.some(({ id }) => pictures.sales.has(id));
  const height = (hasPictures ? picture + 6 : 0) + 52;
  openSection(sheet, {
    heading: words.report('sales.title'),
    text: words.t('similar.text'),
    room: height,
  });
  for (const [i, sale] of cards.entries()) {
    const x = left + i * (width + GAP);
    drawCard(sheet, sale, pictures, { x, y: sheet.y, width, picture: hasPictures ? picture : 0 });
  }
  sheet.y += height;
  const others = sales.slice(SALE_CARDS, MOST);
  if (others.length > 0) drawOthers(sheet, others);
}

type Card = { x: number; y: number; width: number; picture: number };

function drawCard(sheet: Sheet, sale: SimilarSale, pictures: ReportPictures, card: Card): void {
  const { words } = sheet;
  const { x, width, picture } = card;
  const shown = pictures.sales.get(sale.id);
  const box = { x, y: card.y, width, height: picture };
  if (shown) placePicture(sheet, shown, box, sale.street_address);
  else if (picture > 0) drawHouse(sheet, box);
  const y = card.y + (picture > 0 ? picture + 6 : 0);
  tagged(sheet, 'P', () => {
    const line = { x, width, lines: 1 } as const;
    write(sheet, words.money(sale.price, { decimals: 2 }), { ...line, y, size: 10, face: 'bold' });
    const place = `${sale.street_address}, ${sale.city}`;
    write(sheet, place, { ...line, y: y + 14, size: 8 });
    write(sheet, factsOf(sheet, sale), { ...line, y: y + 25, size: 7.5, color: COLORS.second });
    const kind = words.type(sale.home_type);
    const sold = words.t('similar.soldOn', { date: words.date(sale.date_sold) });
    const last = sale.date_sold ? `${kind} · ${sold}` : kind;
    const size = sizeWithin(sheet, last, { width, face: 'sans', size: 7.5 });
    write(sheet, last, { ...line, y: y + 35, size, color: COLORS.second });
  });
}

function factsOf({ words }: Sheet, sale: SimilarSale): string {
  const { bedrooms: beds, bathrooms: baths, living_area: total_sqft } = sale;
  return words.facts({ beds, baths, total_sqft });
}

function drawOthers(sheet: Sheet, sales: readonly SimilarSale[]): void {
  const { words } = sheet;
  sheet.y += 2;
  drawTable(sheet, {
    size: 7.5,
    rowHeight: 15,
    columns: [
      { label: words.t('similar.address'), share: 0.4, align: 'left' },
      { label: words.t('similar.sold'), share: 0.16 },
      { label: words.t('similar.size'), share: 0.14 },
      { label: words.t('similar.area'), share: 0.12 },
      { label: words.t('similar.price'), share: 0.18 },
    ],
    rows: sales.map((sale) => [
      { text: `${sale.street_address}, ${sale.city}` },
      { text: words.date(sale.date_sold) },
      { text: `${words.number(sale.bedrooms)} · ${words.number(sale.bathrooms, halves(sale))}` },
      { text: words.t('facts.area', { area: words.number(sale.living_area) }) },
      { text: words.money(sale.price, { decimals: 2 }), face: 'medium' },
    ]),
  });
}

const halves = ({ bathrooms }: SimilarSale) => ({ decimals: Number.isInteger(bathrooms) ? 0 : 1 });
