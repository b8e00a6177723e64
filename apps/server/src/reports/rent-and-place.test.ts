import {
  getPropertyByAddress,
  getPropertyMap,
  getPropertyPdf,
  type MapPin,
  propertyReport,
} from '@alpha/contract';
import { formatMoney } from '@alpha/i18n';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from '../../test/pdf-text.ts';
import { type Caller, signedIn } from '../../test/people.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';
import { properties } from '../platform/db/schema/index.ts';

let test: TestApp;
let staff: Caller;
let home: typeof properties.$inferSelect;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.02, leads: 1 } });
  staff = await signedIn(test, 'salesman@alpha.test');
  const [found] = await test.database.db
    .update(properties)
    .set({ isPlaceApproximate: true })
    .where(eq(properties.id, await someId()))
    .returning();
  if (!found) throw new Error('no home');
  home = found;
});
afterAll(() => test.close());

async function someId(): Promise<number> {
  const [row] = await test.database.db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.status, 'active'), isNotNull(properties.rentPercentile25)))
    .orderBy(asc(properties.id))
    .limit(1);
  return row?.id ?? 0;
}

it('a report has the median of comparable rents and their quartiles', async () => {
  const address = `${home.address}, ${home.city}, ${home.state} ${home.zip}`;
  const answer = await staff(getPropertyByAddress, { params: { address } });
  const { property } = propertyReport.parse(answer.json());
  expect(property.rent_estimate_percentile_25).toBe(home.rentPercentile25);
  expect(property.rent_estimate_percentile_25).toBeLessThan(property.rent_estimate ?? 0);
  expect(property.rent_estimate_percentile_75).toBeGreaterThan(property.rent_estimate ?? 0);
  expect(property.is_place_approximate).toBe(true);
});

it('a pin is marked when its location is approximate', async () => {
  const [lng, lat] = [home.longitude, home.latitude];
  const bounds = [lng - 0.01, lat - 0.01, lng + 0.01, lat + 0.01].join(',');
  const { pins } = (await staff(getPropertyMap, { query: { bounds, zoom: 20 } })).json() as {
    pins: MapPin[];
  };
  expect(pins.find(({ id }) => id === home.id)?.is_place_approximate).toBe(true);
  for (const pin of pins) if (pin.id !== home.id) expect(pin.is_place_approximate).toBe(false);
});

it.each([
  [
    'en',
    'Conservative rent',
    'We don’t know the exact location of this property',
    'Coast',
    'GSHHG',
  ],
  [
    'es',
    'Renta conservadora',
    'No conocemos la ubicación exacta de esta propiedad',
    'Costa',
    'GSHHG',
  ],
] as const)('the PDF in %s says so too', async (locale, ...words) => {
  const { rawPayload } = await staff(getPropertyPdf, {
    params: { id: home.id },
    query: { locale },
  });
  const { text } = await readPdf(rawPayload);
  for (const word of words) expect(text).toContain(word);
  const squeezed = (text: string) => text.replace(/\s+/g, '');
  const rent = formatMoney(home.rentPercentile25, locale) ?? '';
  expect(squeezed(text)).toContain(squeezed(rent));
});
