import { listing } from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { properties } from '../../platform/db/schema/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 10 } });
});
afterAll(() => test.close());

describe('the city list', () => {
  it('has each city with active listings once, sorted', async () => {
    const cities: string[] = (await test.app.inject('/api/citiesList')).json();
    expect(cities).toEqual([...new Set(cities)].sort());
    expect(cities).toEqual(expect.arrayContaining(['Miami', 'Hialeah']));
  });

  it('omits a city whose listings may not be shown', async () => {
    await test.database.db
      .update(properties)
      .set({ mayDisplay: false })
      .where(eq(properties.city, 'Sarasota'));
    expect((await test.app.inject('/api/citiesList')).json()).not.toContain('Sarasota');
  });
});

describe('random properties', () => {
  it('are nine different active listings with pictures and consistent figures', async () => {
    const answer = await test.app.inject('/api/properties/random');
    const list = z.array(listing).parse(answer.json());
    expect(new Set(list.map(({ id }) => id)).size).toBe(9);
    for (const home of list) {
      expect(home.images.length).toBeGreaterThanOrEqual(5);
      expect(home.average_roi_per_year).toBeCloseTo((home.total_roi ?? 0) / 10, 9);
      const { net_profit = 0, downpayment = 0 } = home.propertyEstimates ?? {};
      expect(home.total_roi).toBeCloseTo((100 * net_profit) / downpayment, 9);
    }
  });

  it('refuses unknown parameters', async () => {
    const answer = await test.app.inject('/api/properties/random?limit=5');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty('limit');
  });

  it('shows pictures that exist', async () => {
    const [home] = (await test.app.inject('/api/properties/random')).json();
    for (const { image_url } of home.images) {
      const picture = await test.app.inject(image_url);
      expect(picture.statusCode).toBe(200);
      expect(picture.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    }
    const head = await test.app.inject({ method: 'HEAD', url: home.images[0].image_url });
    expect(head.statusCode).toBe(200);
  });

  it('is an empty list, not an error, on an empty market', async () => {
    const empty = await openTestApp();
    expect((await empty.app.inject('/api/properties/random')).json()).toEqual([]);
    expect((await empty.app.inject('/api/citiesList')).json()).toEqual([]);
    await empty.close();
  });
});

describe('an invalid picture path', () => {
  it.each([
    '/media/illustrations/castle-1s-1b-1w-1990-00-1/street.svg',
    '/media/illustrations/x/../street.svg',
    '/media/illustrations/condo-1s-1b-1w-1990-00-1/attic.svg',
  ])('is not found: %s', async (url) => {
    expect((await test.app.inject(url)).statusCode).toBe(404);
  });
});

describe('a curator', () => {
  it('has a public profile, other users do not', async () => {
    const { rows } = await test.database.db.execute('select slug from curators');
    const found = await test.app.inject(`/api/curators/${rows[0]?.slug}`);
    expect(found.json()).toMatchObject({ user_id: 8 });
    expect(Object.keys(found.json())).not.toContain('email');
    expect((await test.app.inject('/api/curators/nobody')).statusCode).toBe(404);
  });

  it('is found by the id in a link', async () => {
    const { rows } = await test.database.db.execute('select slug from curators where user_id = 8');
    const found = await test.app.inject('/api/public/landing?ref=8');
    expect(found.json()).toEqual({ slug: rows[0]?.slug });
  });

  // 1 exists but has no landing page, 999999 does not exist: both must look the same.
  it.each(['1', '999999', '0', '-8', '8.0', '08x', '1e1', 'valeria', '', '9'.repeat(200)])(
    'gets the same reply as an unknown person: ref=%s',
    async (ref) => {
      const answers = [await test.app.inject(`/api/public/landing?ref=${ref}`)];
      answers.push(await test.app.inject('/api/public/landing?ref=123456'));
      const [asked, nobody] = answers.map(({ statusCode, body }) => [statusCode, body]);
      expect(asked).toEqual([200, '{"slug":null}']);
      expect(asked).toEqual(nobody);
    },
  );

  it('is not found once deactivated', async () => {
    const { db } = test.database;
    await db.execute('update users set deactivated_at = now() where id = 8');
    const { body } = await test.app.inject('/api/public/landing?ref=8');
    await db.execute('update users set deactivated_at = null where id = 8');
    expect(body).toBe('{"slug":null}');
  });
});
