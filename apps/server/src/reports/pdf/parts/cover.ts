import type { PropertyDetail } from '@alpha/contract';
import { exchangeNote } from '@alpha/i18n/exchange-note';
import { translatorFor } from '@alpha/i18n/server';
import { figuresAsOf, shownPrice } from '@alpha/report-model/property-facts';
import { noValueText } from '@alpha/report-model/texts/no-value';
import { farFromAsking } from '@alpha/report-model/value-gap';
import { COLORS } from '../../render-worker/colors.ts';
import { drawBrand } from '../layout/brand.ts';
import { type Sheet, tagged } from '../layout/sheet.ts';
import { heightOf, sizeThatFits, widthOf, write } from '../layout/text.ts';
import type { ReportInput, ReportPictures } from '../report-input.ts';
import { drawScenario } from './scenario.ts';
import { drawSender } from './sender.ts';

/** The upper half of the first page. */
export function drawCover(sheet: Sheet, input: ReportInput) {
  const { pictures, madeAt, exchange, locale } = input;
  const { property } = input.report;
  drawBrand(sheet, sheet.words.t('kind'), madeAt);
  drawSender(sheet, input);
  drawTitle(
    sheet,
    property,
    exchange ? exchangeNote(exchange, locale, translatorFor(locale, 'currency')) : null,
  );
  if (input.scenario) drawScenario(sheet, input.scenario);
  if (pictures.cover.length > 0) drawPictures(sheet, pictures, property);
}

const PRICE_SIZE = 19;

function drawTitle(sheet: Sheet, property: PropertyDetail, rateNote: string | null): void {
  const { words, left: x } = sheet;
  const { kind, amount } = shownPrice(property);
  const price = words.money(amount);
  const label = words.report('title.price', { status: kind });
  const { valuation } = property;
  const estimate = valuation
    ? `${words.report('value.name')} ${words.money(valuation.value)}`
    : null;
  /** The contract is in dollars. */
  const below = [words.inDollars(amount), estimate].filter((text) => text !== null);
  const priceWidth =
    Math.max(
      widthOf(sheet, price, { size: PRICE_SIZE, face: 'bold' }),
      widthOf(sheet, label, { size: 8.5 }),
      ...below.map((text) => widthOf(sheet, text, { size: 8.5 })),
    ) + 4;
  const width = sheet.width - priceWidth - 20;
  const size = sizeThatFits(
    sheet,
    property.address,
    { width, face: 'serif', lines: 2 },
    [28, 24, 20, 17, 14],
  );
  const top = sheet.y;
  tagged(sheet, 'H1', () => {
    const look = { x, y: top, width, size, face: 'serif', lines: 4 } as const;
    sheet.y += write(sheet, property.address, look) + 4;
  });
  const place = `${property.city}, ${property.state} ${property.zip}`;
  tagged(sheet, 'P', () => {
    const line = `${place} · ${words.facts(property)} · ${words.type(property.type)}`;
    sheet.y += write(sheet, line, { x, y: sheet.y, width, size: 9.5, color: COLORS.second });
  });
  // The reader may be an investor: that a figure is being checked, not which one.
  const lines = [stateOf(sheet, property), property.doubts ? words.doubts('public') : null];
  for (const state of lines.filter((line) => line !== null))
    tagged(sheet, 'P', () => {
      sheet.y += write(sheet, state, {
        x,
        y: sheet.y + 2,
        width,
        face: 'bold',
        color: COLORS.loss,
      });
    });
  const note = farLine(sheet, property) ?? noValueText(property, words.report);
  if (note)
    tagged(sheet, 'P', () => {
      sheet.y += write(sheet, note, { x, y: sheet.y + 4, width, size: 8.5 }) + 4;
    });
  tagged(sheet, 'P', () => {
    const right = { x: x + sheet.width - priceWidth, width: priceWidth, align: 'right' } as const;
    write(sheet, label, { ...right, y: top + 3, size: 8.5, color: COLORS.second });
    write(sheet, price, { ...right, y: top + 15, size: PRICE_SIZE, face: 'bold' });
    for (const [i, text] of below.entries())
      write(sheet, text, { ...right, y: top + 39 + 12 * i, size: 8.5, color: COLORS.second });
  });
  sheet.y = Math.max(sheet.y, top + (below.length > 0 ? 40 + 12 * below.length : 42));
  if (rateNote)
    tagged(sheet, 'P', () => {
      const look = { x, width: sheet.width, size: 8.5, color: COLORS.second } as const;
      sheet.y += write(sheet, rateNote, { ...look, y: sheet.y + 4 }) + 4;
    });
  sheet.y += 14;
}

/** Same text as on the page, when the estimated value is far from the asking price. */
function farLine({ words }: Sheet, property: PropertyDetail): string | null {
  const far = farFromAsking(property);
  if (!far) return null;
  const share = words.rate(far.share, { decimals: 0 });
  return `${words.report('value.name')}: ${words.report('value.far', { side: far.side, share })}`;
}

/** Same text as on the page; empty while the property is for sale. */
function stateOf({ words }: Sheet, property: PropertyDetail): string | null {
  const { status, sold_on: soldOn } = property;
  const asOf = words.date(figuresAsOf(property), 'long');
  if (status === 'active') return null;
  if (status === 'pending') return words.report('title.pending', { asOf });
  if (status !== 'sold') return words.report('title.notForSale', { asOf });
  const day = words.date(soldOn, 'long');
  return words.report('title.sold', { date: soldOn ? 'known' : 'none', day, asOf });
}

const HEIGHT = 100;
const GAP = 6;

/** One large picture and two small ones; only the first if there are fewer than three. */
function drawPictures(sheet: Sheet, pictures: ReportPictures, { address }: PropertyDetail): void {
  const { left, y, width, words } = sheet;
  const [main, ...others] = pictures.cover as [Uint8Array, ...Uint8Array[]];
  const hasSide = others.length >= 2;
  const height = HEIGHT;
  const mainWidth = hasSide ? width * 0.67 : width;
  placePicture(sheet, main, { x: left, y, width: mainWidth, height }, address);
  if (hasSide) {
    const x = left + mainWidth + GAP;
    const box = { x, width: width - mainWidth - GAP, height: (height - GAP) / 2 };
    for (const [i, picture] of others.slice(0, 2).entries())
      placePicture(sheet, picture, { ...box, y: y + i * (box.height + GAP) }, address);
  }
  sheet.y += height;
  if (!pictures.areIllustrations) return;
  const look = { width, size: 7, color: COLORS.third } as const;
  const note = words.t('cover.illustration');
  tagged(sheet, 'P', () => void write(sheet, note, { ...look, x: left, y: sheet.y + 4 }));
  sheet.y += 4 + heightOf(sheet, note, look);
}

type Box = { x: number; y: number; width: number; height: number };

/** Cropped to the box, with rounded corners as on the page. */
export function placePicture(sheet: Sheet, picture: Uint8Array, box: Box, alt: string): void {
  const { doc } = sheet;
  const { x, y, width, height } = box;
  tagged(
    sheet,
    'Figure',
    () => {
      doc.save().roundedRect(x, y, width, height, 4).clip();
      const cover = {
        cover: [width, height] as [number, number],
        align: 'center',
        valign: 'center',
      };
      doc.image(Buffer.from(picture), x, y, cover as PDFKit.Mixins.ImageOption);
      doc.restore();
    },
    { alt },
  );
}
