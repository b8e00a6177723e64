import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  deletePortrait,
  getProfile,
  listUsers,
  type StaffProfile,
  type StaffUser,
  updateProfile,
  uploadPortrait,
} from '@alpha/contract';
import { photoUrl } from '@alpha/contract/photos';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith, signedIn } from '../../../test/people.ts';
import { drawPhoto } from '../../../test/photos.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { sessions } from '../../platform/db/schema/index.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { uploadPortrait as storeFor } from './portraits.service.ts';

let test: TestApp;
let salesman: Caller;
let leader: Caller;
let admin: Caller;
let ids: Record<string, number>;
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'profiles-'));
  test = await openTestApp({ people: { leads: 3 }, config: { dataDir } });
  salesman = await signedIn(test, 'salesman@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  admin = await signedIn(test, 'admin@alpha.test');
  const users: StaffUser[] = (await admin(listUsers, { query: {} })).json();
  ids = Object.fromEntries(users.map(({ email, id }) => [email, id]));
});
afterAll(() => test.close());

const own = () => ({ id: ids['salesman@alpha.test'] });
const FORM = {
  headline: { en: 'Advisor', es: 'Asesora' },
  languages: ['es', 'en'],
  phone: '+1 (305) 555-0142',
  whatsapp: '+57 301 555 0142',
  calendar_url: 'https://calendar.example.com/sofia',
};
const NIGHT = { time_zone: 'America/Bogota', days: [1], from: '09:00', to: '17:00' };
const save = (caller: Caller, changes: object = {}, params: object = own()) =>
  caller(updateProfile, { params, body: { ...FORM, ...changes } });
const upload = (caller: Caller, bytes: Buffer, params: object = own()) =>
  caller(uploadPortrait, {
    params,
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });
const photo = () => drawPhoto().jpeg().toBuffer();

describe('the profile readers of shared links see', () => {
  it('is saved by its owner, with numbers as the phone network writes them', async () => {
    const saved = await save(salesman);
    expect(saved.json(), saved.body).toMatchObject({
      ...{ headline: FORM.headline, languages: ['es', 'en'] },
      ...{ phone: '+13055550142', whatsapp: '+573015550142' },
    });
    expect((await salesman(getProfile, { params: own() })).json()).toEqual(saved.json());
    const emptied = await save(salesman, { phone: '', whatsapp: null, calendar_url: '' });
    expect(emptied.json()).toMatchObject({ phone: null, whatsapp: null, calendar_url: null });
  });

  it('has the hours for calls, which stay as they are when a form leaves them out', async () => {
    const call_hours = { time_zone: 'America/New_York', days: [1, 3], from: '09:30', to: '12:00' };
    expect((await save(salesman, { call_hours })).json()).toMatchObject({ call_hours });
    expect((await save(salesman)).json()).toMatchObject({ call_hours });
    expect((await save(salesman, { call_hours: null })).json()).toMatchObject({ call_hours: null });
  });

  it.each([
    ['a day without an end after its start', { call_hours: { ...NIGHT, from: '18:00' } }],
    ['a place that is no time zone', { call_hours: { ...NIGHT, time_zone: 'Macondo' } }],
    ['a number without a country', { phone: '305 555 0142' }],
    ['a number with letters', { whatsapp: '+1305CALLNOW' }],
    ['a link without encryption', { calendar_url: 'http://calendar.example.com' }],
    ['a script as a link', { calendar_url: 'javascript:alert(1)' }],
    ['a link that looks like another site', { calendar_url: 'https://bank.com@evil.example.com' }],
    ['a language we do not know', { languages: ['tlh'] }],
    ['the same language twice', { languages: ['en', 'en'] }],
    ['a headline of two lines', { headline: { en: 'a\nb', es: '' } }],
    ['a photo by address', { photo_url: 'https://example.com/a.jpg' }],
  ])('refuses %s (security 11)', async (_, changes) => {
    expect((await save(salesman, changes)).statusCode).toBe(422);
  });

  it('is edited by its owner, the leader or an administrator, and by nobody else (security 10)', async () => {
    for (const caller of [salesman, leader, admin])
      expect((await save(caller)).statusCode).toBe(200);
    const params = { id: ids['tomas.quiroga@alpha.test'] };
    const foreign = { id: ids['renata.vilar@alpha.test'] };
    expect((await salesman(getProfile, { params })).statusCode).toBe(404);
    expect((await save(salesman, {}, params)).statusCode).toBe(404);
    expect((await upload(salesman, await photo(), params)).statusCode).toBe(404);
    expect((await salesman(deletePortrait, { params })).statusCode).toBe(404);
    expect((await save(leader, {}, foreign)).statusCode).toBe(404);
    expect((await save(callerWith(test), {})).statusCode).toBe(401);
  });

  it('takes new contact details only after a fresh proof, the rest without (security 8)', async () => {
    await save(salesman);
    await test.database.db
      .update(sessions)
      .set({ provedAt: new Date(Date.now() - 3_600_000) })
      .where(eq(sessions.userId, own().id ?? 0));
    expect((await save(salesman, { headline: { en: 'New', es: '' } })).statusCode).toBe(200);
    const refused = await save(salesman, { whatsapp: '+13055550199' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'auth.proofRequired']);
  });
});

describe('a photo', () => {
  it('is cropped to a square, encoded again and served as a picture', async () => {
    const answer = await upload(salesman, await photo());
    const { photo_url }: StaffProfile = answer.json();
    expect(photo_url, answer.body).toMatch(/^\/media\/photos\/[0-9a-f]{64}$/);
    const served = await test.app.inject({ url: `${photo_url}/320.jpg` });
    expect(served.headers['content-type']).toBe('image/jpeg');
    expect(served.headers['x-content-type-options']).toBe('nosniff');
    const { width, height, exif } = await sharp(served.rawPayload).metadata();
    expect([width, height, exif]).toEqual([320, 320, undefined]);
  });

  it('that is replaced or removed is no longer served', async () => {
    const first: StaffProfile = (await upload(salesman, await photo())).json();
    const other = await drawPhoto().negate().png().toBuffer();
    const second: StaffProfile = (await upload(salesman, other)).json();
    expect(second.photo_url).not.toBe(first.photo_url);
    const status = async (url: string | null) =>
      (await test.app.inject({ url: `${url}` })).statusCode;
    expect([await status(first.photo_url), await status(second.photo_url)]).toEqual([404, 200]);
    expect((await salesman(deletePortrait, { params: own() })).json().photo_url).toBeNull();
    expect(await status(second.photo_url)).toBe(404);
  });

  it('leaves no file behind when several are uploaded at once', async () => {
    const { database, deps } = test;
    const id = own().id ?? 0;
    const viewer = { id, role: 'salesman', provedAt: new Date() };
    const ctx = { db: database.db, deps, viewer, ip: '' } as unknown as Ctx;
    const removed: string[] = [];
    // Encoding takes turns; what is tested is what follows it.
    const store = {
      storePortrait: async (_: string, bytes: Uint8Array) => photoUrl(String(bytes[0]).repeat(64)),
      removePhoto: async (_: string, url: string) => void removed.push(url),
    };
    const bytes = [1, 2, 3].map((byte) => Readable.from([Buffer.from([byte])]));
    await Promise.all(bytes.map((body) => storeFor(ctx, { params: { id } }, body, store)));
    expect(new Set(removed).size).toBe(2);
    await salesman(deletePortrait, { params: own() });
  });

  it.each([
    ['a thin strip', 4_000, 1, 'photo.tooSmall'],
    ['a stamp', 199, 300, 'photo.tooSmall'],
    ['a panorama', 1_100, 220, 'photo.tooNarrow'],
  ])('is refused at once when it is %s (security 20)', async (_, width, height, code) => {
    const refused = await upload(salesman, await drawPhoto({ width, height }).png().toBuffer());
    expect([refused.statusCode, refused.json().code]).toEqual([422, code]);
  });

  it.each([
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a broken picture', Buffer.from('\xff\xd8\xff and nothing more', 'latin1')],
    ['nothing', Buffer.alloc(1)],
  ])('is refused when it is %s (security 20)', async (_, bytes) => {
    const refused = await upload(salesman, bytes);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'photo.unusable']);
  });
});
