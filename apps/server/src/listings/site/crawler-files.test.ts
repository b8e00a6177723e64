import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { curators, users } from '../../platform/db/schema/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 10 } });
});
afterAll(() => test.close());

const sitemap = async () => (await test.app.inject('/sitemap.xml')).body;

describe('the files for search engines', () => {
  it('list every public page once per language, with a default', async () => {
    const xml = await sitemap();
    const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(new Set(places).size).toBe(places.length);
    for (const end of ['/', '/?lang=es', '/services', '/servicios', '/quiz?lang=es'])
      expect(places.some((place) => place?.endsWith(end))).toBe(true);
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(places.length);
  });

  it('list the pages of active curators, which open in Spanish', async () => {
    const [curator] = await test.database.db.select().from(curators);
    const path = `/landings/${curator?.slug}`;
    expect(await sitemap()).toContain(`${path}</loc>`);
    expect(await sitemap()).toMatch(new RegExp(`hreflang="en" href="[^"]+${path}\\?lang=en"`));
    await test.database.db
      .update(users)
      .set({ deactivatedAt: new Date() })
      .where(eq(users.id, curator?.userId ?? 0));
    expect(await sitemap()).not.toContain(path);
  });

  it('disallow the CRM and the API, and allow link previews of shared reports', async () => {
    const { body } = await test.app.inject('/robots.txt');
    expect(body).toContain('Disallow: /app\n');
    expect(body).toContain('Allow: /api/properties/share/');
    expect(body).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/);
  });
});
