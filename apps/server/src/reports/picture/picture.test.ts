import { rm } from 'node:fs/promises';
import { getSharedPropertyPicture } from '@alpha/contract';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith } from '../../../test/people.ts';
import { drawPhoto } from '../../../test/photos.ts';
import { temporaryFolder } from '../../../test/server-process.ts';
import { shareToken } from '../../../test/share-token.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { storePhoto } from '../../listings/photos/photos.service.ts';
import { properties, propertyImages } from '../../platform/db/schema/index.ts';
import { printPdf } from '../render-worker/render-client.ts';
import { textPath, textWidth, wrapText } from './text-path.ts';

type Home = typeof properties.$inferSelect;

const dataDir = temporaryFolder();
let test: TestApp;
let reader: Caller;
let homes: Home[];
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 1 }, config: { dataDir } });
  reader = callerWith(test);
  homes = await test.database.db
    .select()
    .from(properties)
    .where(eq(properties.status, 'active'))
    .orderBy(asc(properties.id))
    .limit(4);
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

async function pictureOf(home: Home | undefined, locale: 'en' | 'es' = 'en') {
  const token = await shareToken(test, home?.id ?? 0, { locale });
  return reader(getSharedPropertyPicture, { params: { token } });
}

describe('the picture of a shared link', () => {
  it('is a PNG of 1200 × 630, as private as the link (security 15)', async () => {
    const answer = await pictureOf(homes[0]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-disposition': 'inline',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(answer.rawPayload.length).toBeLessThanOrEqual(300_000);
    expect(answer.rawPayload.includes('reader@example.com')).toBe(false);
  });

  it('depends on property and language, not on the reader', async () => {
    const [first, other, spanish, again] = await Promise.all([
      pictureOf(homes[0]),
      pictureOf(homes[1]),
      pictureOf(homes[0], 'es'),
      pictureOf(homes[0]),
    ]);
    expect(first.rawPayload.equals(again.rawPayload)).toBe(true);
    expect(first.rawPayload.equals(other.rawPayload)).toBe(false);
    expect(first.rawPayload.equals(spanish.rawPayload)).toBe(false);
  });

  it('is drawn again when its content changes', async () => {
    const home = homes[1];
    const changes = [
      { beds: 9 },
      { city: 'Kendall' },
      { status: 'sold', soldPrice: 721_000 },
    ] as const;
    let before = (await pictureOf(home)).rawPayload;
    for (const change of changes) {
      await test.database.db
        .update(properties)
        .set(change)
        .where(eq(properties.id, home?.id ?? 0));
      const after = (await pictureOf(home)).rawPayload;
      expect(after.equals(before)).toBe(false);
      before = after;
    }
  });

  it('shows a photo on the left, within the size limit', async () => {
    const home = homes[2];
    const photo = await storePhoto(dataDir, await drawPhoto().jpeg().toBuffer());
    await test.database.db
      .update(propertyImages)
      .set({ url: photo.url, isIllustration: false })
      .where(eq(propertyImages.propertyId, home?.id ?? 0));
    const { rawPayload } = await pictureOf(home);
    const { data } = await sharp(rawPayload)
      .extract({ left: 20, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[2]).toBeLessThan(60);
    expect(rawPayload.length).toBeLessThanOrEqual(300_000);
  });

  it('is drawn for a property without pictures', async () => {
    const home = homes[3];
    await test.database.db
      .delete(propertyImages)
      .where(eq(propertyImages.propertyId, home?.id ?? 0));
    const answer = await pictureOf(home);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(1200);
  });

  it('waits for no PDF in the queue, and a PDF not for those of other clients', async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const served: string[] = [];
    // Ends before anything is printed.
    const print = (client: string) =>
      printPdf(client, async () => {
        await isReleased;
        served.push(client);
        throw new Error('enough');
      }).catch((error: Error) => error.message);
    const flood = ['a', 'b'].flatMap((client) => Array.from({ length: 12 }, () => print(client)));
    expect((await pictureOf(homes[3], 'es')).statusCode).toBe(200);
    const visitor = print('visitor');
    release();
    expect(await visitor).toBe('enough');
    // After the one that was being printed, and one of each client that came before.
    expect(served.indexOf('visitor')).toBeLessThanOrEqual(3);
    // One is printed, ten of each client wait, three are too many.
    const refused = (await Promise.all(flood)).filter((word) => word !== 'enough');
    expect(refused).toEqual(Array(3).fill('request.tooMany'));
  });

  it('is not found for unknown, expired and revoked links (security 15)', async () => {
    const past = new Date(Date.now() - 1000);
    const id = homes[0]?.id ?? 0;
    const tokens = [
      'x'.repeat(43),
      await shareToken(test, id, { expiresAt: past }),
      await shareToken(test, id, { revokedAt: past }),
    ];
    for (const token of tokens)
      expect((await reader(getSharedPropertyPicture, { params: { token } })).statusCode).toBe(404);
  });
});

describe('its text', () => {
  it('is converted to outlines, so no font is needed', () => {
    const path = textPath('Señor & <b>', { face: 'serif', size: 20, x: 0, y: 0, fill: '#000' });
    expect(path).toMatch(/^<path [^<>]*d="[MLQCZ0-9 .,-]+"\/>$/i);
  });

  it('wraps between words and ends with an ellipsis', () => {
    const style = { face: 'sans', size: 20 } as const;
    expect(wrapText('one two three', style, 10_000, 2)).toEqual(['one two three']);
    const [first, second, ...rest] = wrapText('word '.repeat(40).trim(), style, 200, 2);
    expect(rest).toEqual([]);
    expect(first).toMatch(/^(word )+word$/);
    expect(second).toMatch(/…$/);
    // An amount stays with its currency.
    expect(wrapText('from US$\u00a01 to US$\u00a02', style, 110, 2)).toEqual([
      'from US$\u00a01',
      'to US$\u00a02',
    ]);
  });

  it('cuts a word of thousands of letters where the line ends, and at once', () => {
    const style = { face: 'serif', size: 26 } as const;
    wrapText('the typeface is read first', style, 452, 1);
    const start = performance.now();
    const lines = wrapText('W'.repeat(4_000), style, 452, 4);
    expect(performance.now() - start).toBeLessThan(1_000);
    const [line = '', ...rest] = lines;
    expect([line, rest]).toEqual([expect.stringMatching(/^W+…$/), []]);
    expect(textWidth(line, style)).toBeLessThanOrEqual(452);
    expect(textWidth(`W${line}`, style)).toBeGreaterThan(452);
  });
});
