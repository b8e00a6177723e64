import {
  getPropertyByAddress,
  getPropertyPdf,
  getSharedPropertyPdf,
  type PropertyReport,
} from '@alpha/contract';
import { formatMoney, formatPercent, type Locale } from '@alpha/i18n';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import { type Caller, callerWith, signedIn } from '../../../test/people.ts';
import { shareToken } from '../../../test/share-token.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { properties, propertyAnalyses, propertyImages } from '../../platform/db/schema/index.ts';
import { drawReport } from './report-document.ts';

type Home = typeof properties.$inferSelect;

let test: TestApp;
let staff: Caller;
let reader: Caller;
let strong: Home;
let weak: Home;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.1, leads: 1 } });
  staff = await signedIn(test, 'salesman@alpha.test');
  reader = callerWith(test);
  const found = (condition: ReturnType<typeof gt>) =>
    test.database.db
      .select({ home: properties })
      .from(properties)
      .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
      .where(and(eq(properties.status, 'active'), condition))
      .orderBy(asc(properties.id))
      .limit(1);
  const [[high], [low]] = await Promise.all([
    found(gt(propertyAnalyses.averageRoiPerYear, 10)),
    found(lt(propertyAnalyses.averageRoiPerYear, 10)),
  ]);
  if (!high || !low) throw new Error('no homes');
  [strong, weak] = [high.home, low.home];
});
afterAll(() => test.close());

async function pdfOf(id: number, locale: Locale) {
  const answer = await staff(getPropertyPdf, { params: { id }, query: { locale } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { answer, pdf: await readPdf(answer.rawPayload) };
}

async function reportOf({ address, city, state, zip }: Home): Promise<PropertyReport> {
  const line = `${address}, ${city}, ${state} ${zip}`;
  return (await staff(getPropertyByAddress, { params: { address: line } })).json();
}

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ');
const squeezed = (text: string) => text.replace(/\s+/g, '');

describe('the report as a PDF', () => {
  it.each([
    [
      'en',
      612,
      792,
      'Compared with the city',
      'Estimated Financials',
      'Estimates, not advice.',
      // Under the map.
      'Main roads are approximate.',
    ],
    [
      'es',
      595.28,
      841.89,
      'Comparación con la ciudad',
      'Finanzas estimadas',
      'Estimaciones, no asesoría.',
      'Las vías principales son aproximadas.',
    ],
  ] as const)('in %s has the right paper size and language', async (locale, w, h, ...words) => {
    const { answer, pdf } = await pdfOf(strong.id, locale);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        new RegExp(`^attachment; filename="alpha-agent-[a-z0-9-]+-${locale}\\.pdf"$`),
      ),
    });
    expect(pdf.sizes.length).toBeGreaterThanOrEqual(4);
    expect(pdf.sizes.length).toBeLessThanOrEqual(8);
    for (const [width, height] of pdf.sizes) {
      expect(width).toBeCloseTo(w, 0);
      expect(height).toBeCloseTo(h, 0);
    }
    for (const word of words) expect(pdf.text).toContain(word);
    expect(pdf.info).toMatchObject({ Author: 'Alpha Agent', Language: locale });
    expect(String(pdf.info.Title)).toContain(strong.address);
    expect(pdf.outline.length).toBeGreaterThanOrEqual(8);
    for (const kind of ['H1', 'H2', 'Figure', 'Table', 'TH', 'TD'])
      expect(pdf.kinds).toContain(kind);
    for (const [i, page] of pdf.pages.entries()) {
      expect(page).toContain(`${strong.address}, ${strong.city}`);
      expect(page).toMatch(new RegExp(`(Page|Página) ${i + 1} (of|de) ${pdf.pages.length}`));
      expect(page).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
    }
  });

  it.each(['en', 'es'] as const)('in %s has the figures of the API', async (locale) => {
    const { property } = await reportOf(strong);
    const { pdf } = await pdfOf(strong.id, locale);
    const estimates = property.property_estimates;
    const rows = property.property_annual_amortizations.slice(0, 10);
    const total = rows.reduce((sum, row) => sum + row.yearly_cashflow, 0);
    const expected = [
      formatMoney(property.list_price, locale),
      formatMoney(property.net_profit_10_year, locale, { sign: 'always' }),
      formatPercent(property.average_roi_per_year, locale, { decimals: 1 }),
      formatPercent(property.total_roi, locale, { decimals: 1 }),
      formatMoney(estimates?.mortgage_payment, locale, { decimals: 2 }),
      formatMoney(estimates?.sale_price_after_10_years, locale, { decimals: 2 }),
      formatMoney(total, locale, { sign: 'always' })?.replace(/(US)?\$\s?/, ''),
      ...property.similar_sales.slice(0, 3).map(({ price }) => formatMoney(price, locale)),
    ];
    const text = squeezed(pdf.text);
    for (const figure of expected) expect(text).toContain(squeezed(plain(figure ?? '')));
    expect(pdf.text).toContain(property.model?.version);
  });

  it('recommends by the rule, with the exact text', async () => {
    const yes = 'Based on the data, this property is a strong investment opportunity.';
    const no = 'This property may not meet your investment criteria.';
    const [first, second] = await Promise.all([pdfOf(strong.id, 'en'), pdfOf(weak.id, 'en')]);
    expect([first.pdf.text.includes(yes), first.pdf.text.includes(no)]).toEqual([true, false]);
    expect([second.pdf.text.includes(yes), second.pdf.text.includes(no)]).toEqual([false, true]);
  });

  it('is byte-identical for the same report on the same day', async () => {
    const report = await reportOf(strong);
    const pictures = { cover: [], areIllustrations: false, sales: new Map() };
    const draw = () =>
      drawReport({ report, pictures, locale: 'en', madeAt: new Date('2026-11-15') });
    expect((await draw()).equals(await draw())).toBe(true);
  });

  it('shows the distribution of values if the report has it', async () => {
    const report = await reportOf(strong);
    const pictures = { cover: [], areIllustrations: false, sales: new Map() };
    const edges = Array.from({ length: 51 }, (_, i) => 100_000 + i * 10_000);
    const counts = Array.from({ length: 50 }, (_, i) => Math.max(0, 50 - Math.abs(i - 20)));
    const value_fan = Array.from({ length: 11 }, (_, year) => ({
      ...{ year, p5: 1e5, p25: 2e5, p50: 3e5, p75: 4e5, p95: 5e5 },
    }));
    const property = { ...report.property, value_distribution: { edges, counts }, value_fan };
    const madeAt = new Date('2026-11-15');
    const pdf = await readPdf(
      await drawReport({ report: { ...report, property }, pictures, locale: 'en', madeAt }),
    );
    expect(pdf.text).toContain('90 of 100 simulations stay inside the pale band');
  });
});

describe('a property with little data', () => {
  it('gets a short report without analysis, market and pictures', async () => {
    const db = test.database.db;
    const [home] = await db
      .select()
      .from(properties)
      .where(and(eq(properties.status, 'active'), gt(properties.id, weak.id)))
      .limit(1);
    if (!home) throw new Error('no home');
    await db.update(properties).set({ areaId: null }).where(eq(properties.id, home.id));
    await db.delete(propertyAnalyses).where(eq(propertyAnalyses.propertyId, home.id));
    await db.delete(propertyImages).where(eq(propertyImages.propertyId, home.id));
    for (const locale of ['en', 'es'] as const) {
      const { pdf } = await pdfOf(home.id, locale);
      expect(pdf.pages.length).toBeLessThanOrEqual(2);
      expect(pdf.text).toMatch(/not been analyzed yet|aún no se ha analizado/);
      expect(pdf.text).not.toMatch(/NaN|undefined|null|Infinity/);
      expect(pdf.outline).not.toContain('ROI Analysis');
    }
  });

  it('keeps its layout with a very long address and non-Latin characters', async () => {
    const address = `${'12345 Calle de la Señora Żółć '.repeat(6)}Norte #1205`;
    const report = await reportOf(strong);
    const pictures = { cover: [], areIllustrations: false, sales: new Map() };
    const property = { ...report.property, address };
    const madeAt = new Date('2026-11-15');
    const bytes = await drawReport({
      report: { ...report, property },
      pictures,
      locale: 'es',
      madeAt,
    });
    const pdf = await readPdf(bytes);
    expect(pdf.pages.length).toBeLessThanOrEqual(8);
    expect(pdf.pages[0]).toContain('Señora Zó?c');
  });

  it('is not found when it may not be shown or does not exist', async () => {
    const db = test.database.db;
    await db.update(properties).set({ mayDisplay: false }).where(eq(properties.id, weak.id));
    for (const id of [weak.id, 2_000_000_000])
      expect((await staff(getPropertyPdf, { params: { id } })).statusCode).toBe(404);
    await db.update(properties).set({ mayDisplay: true }).where(eq(properties.id, weak.id));
    const french = await staff(getPropertyPdf, {
      params: { id: weak.id },
      query: { locale: 'fr' },
    });
    expect(french.statusCode).toBe(422);
  });
});

describe('the PDF behind a shared link', () => {
  it('is in the language of the link or the requested one, and is not cached (security 15)', async () => {
    const token = await shareToken(test, strong.id, { locale: 'es' });
    const own = await reader(getSharedPropertyPdf, { params: { token } });
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect((await readPdf(own.rawPayload)).text).toContain('Informe de inversión');
    expect(own.rawPayload.includes('reader@example.com')).toBe(false);
    const asked = await reader(getSharedPropertyPdf, {
      params: { token },
      query: { locale: 'en' },
    });
    const { text } = await readPdf(asked.rawPayload);
    expect(text).toContain('Investment report');
    expect(text).toContain('Mean simulated ROI');
  });

  it('is not found for unknown, expired and revoked links, which look the same (security 15)', async () => {
    const past = new Date(Date.now() - 1000);
    const tokens = [
      'x'.repeat(43),
      await shareToken(test, strong.id, { expiresAt: past }),
      await shareToken(test, strong.id, { revokedAt: past }),
    ];
    for (const token of tokens) {
      const answer = await reader(getSharedPropertyPdf, { params: { token } });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'share.notFound']);
    }
  });
});
