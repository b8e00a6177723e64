import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createLead,
  deleteLead,
  deleteLeadFile,
  downloadLeadFile,
  eraseLead,
  getLeadFileThumbnail,
  LEAD_FILE_MAX_BYTES,
  type Lead,
  type LeadFile,
  listActivities,
  listAudit,
  listLeadFiles,
  renameLeadFile,
  restoreLeadFile,
  restoreLeads,
  uploadLeadFile,
} from '@alpha/contract';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeFile, zipOf } from '../../../../test/office-files.ts';
import { type Caller, signedIn, tokenOf } from '../../../../test/people.ts';
import { drawPhoto } from '../../../../test/photos.ts';
import { done } from '../../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { leadFiles, leads } from '../../../platform/db/schema/index.ts';
import { emptyTrash } from '../trash/trash-loop.ts';
import { cleanFiles } from './unused-files.service.ts';

let test: TestApp;
let dataDir: string;
let origin: string;
let salesman: Caller;
let leader: Caller;
let admin: Caller;
/** Of another team. */
let stranger: Caller;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lead-files-'));
  test = await openTestApp({
    people: { leads: 3 },
    config: { dataDir, filesQuotaBytes: 60_000_000 },
  });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  salesman = await signedIn(test, 'salesman@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  admin = await signedIn(test, 'admin@alpha.test');
  stranger = await signedIn(test, 'curator@alpha.test');
});
afterAll(async () => {
  test.app.server.closeAllConnections();
  await test.close();
});

let made = 0;
async function newLead(caller = salesman): Promise<Lead> {
  made += 1;
  const person = { first_name: 'Ana', last_name: `File ${made}`, phone: '1' };
  return done(caller(createLead, { body: { ...person, email: `file.${made}@leads.test` } }));
}

const BYTES = { 'content-type': 'application/octet-stream' };
const send = (id: number, name: string, content: string | Buffer, caller = salesman) =>
  caller(uploadLeadFile, {
    params: { id },
    query: { name },
    body: Buffer.from(content) as unknown as object,
    headers: BYTES,
  });
const upload = (...given: Parameters<typeof send>): Promise<LeadFile> => done(send(...given));
const codeOf = async (...given: Parameters<typeof send>): Promise<string> =>
  (await send(...given)).json().code;
const list = (id: number, caller = salesman): Promise<LeadFile[]> =>
  done(caller(listLeadFiles, { params: { id } }));
const stored = () =>
  existsSync(join(dataDir, 'lead-files'))
    ? readdirSync(join(dataDir, 'lead-files'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];
let texts = 0;
/** A content that no other test has. */
const someText = () => `Words of file ${++texts}.`;
const PDF = '%PDF-1.7\n1 0 obj\n';

describe('files of a lead', () => {
  it('are listed with who added them, and downloaded byte by byte', async () => {
    const { id } = await newLead();
    const content = Buffer.from(`${PDF}\xff\x00${someText()}`, 'latin1');
    const file = await upload(id, 'Passport.pdf', content);
    expect(file).toMatchObject({ name: 'Passport.pdf', kind: 'pdf', bytes: content.length });
    expect(file.uploaded_by?.name).toBeTruthy();
    expect(await list(id, leader)).toEqual([file]);
    const reply = await salesman(downloadLeadFile, { params: { id: file.id } });
    expect(reply.rawPayload).toEqual(content);
    const [entry] = await done<{ kind: string; data: object }[]>(
      salesman(listActivities, { params: { id } }),
    );
    expect(entry).toMatchObject({ kind: 'file_added', data: { name: 'Passport.pdf' } });
  });

  it('are only ever a download that nothing keeps, shows or runs (security 20)', async () => {
    const { id } = await newLead();
    const file = await upload(id, 'Año "nuevo"; x.txt', someText());
    const { headers } = await salesman(downloadLeadFile, { params: { id: file.id } });
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition':
        'attachment; filename="Ano -nuevo-_ x.txt"; filename*=UTF-8\'\'A%C3%B1o%20-nuevo-%3B%20x.txt',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    const audit = await done<{ data: { data: object }[] }>(
      admin(listAudit, { query: { action: 'lead.file_downloaded', page: 1 } }),
    );
    expect(audit.data[0]).toMatchObject({ target_id: String(id), data: { file_id: file.id } });
    expect(JSON.stringify(audit)).not.toContain('nuevo');
  });

  it('are someone else’s when the lead is: not found on every verb (security 10)', async () => {
    const { id } = await newLead();
    const file = await upload(id, 'a.txt', someText());
    expect((await send(id, 'b.txt', 'b', stranger)).statusCode).toBe(404);
    expect((await stranger(listLeadFiles, { params: { id } })).statusCode).toBe(404);
    const params = { id: file.id };
    for (const endpoint of [
      downloadLeadFile,
      getLeadFileThumbnail,
      deleteLeadFile,
      restoreLeadFile,
    ])
      expect([endpoint.id, (await stranger(endpoint, { params })).statusCode]).toEqual([
        endpoint.id,
        404,
      ]);
    const renamed = await stranger(renameLeadFile, { params, body: { name: 'c.txt' } });
    expect(renamed.statusCode).toBe(404);
    expect(await list(id)).toEqual([file]);
  });

  it('are renamed with the extension of their content', async () => {
    const { id } = await newLead();
    const file = await upload(id, 'scan.pdf', PDF + someText());
    const rename = async (name: string): Promise<LeadFile> =>
      done(salesman(renameLeadFile, { params: { id: file.id }, body: { name } }));
    expect((await rename('Contract')).name).toBe('Contract.pdf');
    expect((await rename('../../etc/Offer.PDF')).name).toBe('Offer.PDF');
    expect((await rename('Offer.exe')).name).toBe('Offer.exe.pdf');
  });

  it('come back when the deletion is undone, for a day', async () => {
    const { id } = await newLead();
    const file = await upload(id, 'a.txt', someText());
    const params = { id: file.id };
    await done(salesman(deleteLeadFile, { params }));
    expect(await list(id)).toEqual([]);
    expect((await salesman(downloadLeadFile, { params })).statusCode).toBe(404);
    expect(await done(salesman(restoreLeadFile, { params }))).toEqual(file);
    await done(salesman(deleteLeadFile, { params }));
    await test.database.db
      .update(leadFiles)
      .set({ deletedAt: sql`now() - interval '25 hours'` })
      .where(eq(leadFiles.id, file.id));
    expect((await salesman(restoreLeadFile, { params })).statusCode).toBe(404);
    const before = stored().length;
    await cleanFiles(test.database.db, dataDir);
    expect(stored()).toHaveLength(before - 1);
  });

  it('have a small picture of our own, without what the file said about its place', async () => {
    const { id } = await newLead();
    const photo = await drawPhoto()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const file = await upload(id, 'house.jpg', photo);
    expect(file.has_thumbnail).toBe(true);
    const reply = await salesman(getLeadFileThumbnail, { params: { id: file.id } });
    expect(reply.headers['content-type']).toBe('image/jpeg');
    expect(reply.rawPayload.includes('secret place')).toBe(false);
    expect((await sharp(reply.rawPayload).metadata()).width).toBeLessThanOrEqual(240);
    const broken = await upload(id, 'broken.png', Buffer.from('\x89PNG\r\n\x1a\nx', 'latin1'));
    expect(broken.has_thumbnail).toBe(false);
  });
});

describe('an upload', () => {
  it.each([
    ['nothing', 'empty.pdf', '', 'leadFile.empty'],
    ['a picture called PDF', 'a.pdf', '\x89PNG\r\n\x1a\n', 'leadFile.nameMismatch'],
    ['a web page', 'a.html', '<!doctype html><script>', 'leadFile.kindRefused'],
    ['a web page called text', 'a.txt', '\n <HTML><body>', 'leadFile.kindRefused'],
    ['markup after words', 'a.csv', 'a,b\n<script src=x>', 'leadFile.kindRefused'],
    ['an SVG', 'a.svg', '<svg onload="x">', 'leadFile.kindRefused'],
    ['a shell script', 'a.txt', '#!/bin/sh\nrm', 'leadFile.kindRefused'],
    ['a Windows program', 'a.pdf', 'MZ\x90\x00\x03', 'leadFile.kindRefused'],
    ['a Linux program', 'a.txt', '\x7fELF\x02\x01', 'leadFile.kindRefused'],
    ['an old Office file', 'a.xlsx', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'leadFile.kindRefused'],
    ['text with the ending of a program', 'a.exe', 'echo', 'leadFile.kindRefused'],
    ['text with the ending of a picture', 'a.png', 'echo', 'leadFile.nameMismatch'],
    ['a movie', 'a.heic', '\x00\x00\x00\x18ftypisom', 'leadFile.kindRefused'],
    ['half a zip', 'a.docx', 'PK\x03\x04', 'leadFile.damaged'],
    ['a zip', 'a.zip', zipOf({ name: 'x.txt', content: 'x' }), 'leadFile.kindRefused'],
    ['macros', 'a.docx', officeFile('docm'), 'leadFile.hasMacros'],
    [
      'macros with the type of a plain document',
      'a.docx',
      officeFile('docx', { name: 'word/vbaProject.bin', content: 'x' }),
      'leadFile.hasMacros',
    ],
    [
      'a bomb that says so',
      'a.xlsx',
      officeFile('xlsx', { name: 'b', content: 'b', claimedBytes: 4e9 }),
      'leadFile.bomb',
    ],
    [
      'a bomb that lies',
      'a.xlsx',
      officeFile('xlsx', { name: 'b', content: Buffer.alloc(5_000_000), claimedBytes: 100 }),
      'leadFile.bomb',
    ],
  ])('of %s is refused and leaves nothing (security 20)', async (_, name, content, code) => {
    const { id } = await newLead();
    const before = stored();
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    expect(await codeOf(id, name, bytes)).toBe(code);
    expect(await list(id)).toEqual([]);
    expect(stored()).toEqual(before);
  });

  it.each([
    ['../../../etc/passwd.txt', 'passwd.txt'],
    ['..\\..\\windows\\system32\\a.txt', 'a.txt'],
    ['/absolute/b.txt', 'b.txt'],
    ['gpj.\u202etxt.txt', 'gpj.txt.txt'],
    ['line\r\nbreak: x.txt', 'linebreak- x.txt'],
    ['CON.txt', '_CON.txt'],
    ['no ending', 'no ending.txt'],
    [`${'ñ'.repeat(200)}.txt`, `${'ñ'.repeat(120)}.txt`],
    ['....', 'file.txt'],
  ])('named %j is stored as %j (security 20)', async (given, name) => {
    const { id } = await newLead();
    expect((await upload(id, given, someText())).name).toBe(name);
  });

  it('of Word, Excel, CSV, HEIC and WebP files is accepted', async () => {
    const { id } = await newLead();
    const heic = '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic';
    const kinds = [
      await upload(id, 'a.docx', officeFile('docx')),
      await upload(id, 'b.xlsx', officeFile('xlsx')),
      await upload(id, 'c.csv', 'nombre;año\nJosé;1\n'),
      await upload(id, 'latin.txt', Buffer.from('caf\xe9', 'latin1')),
      await upload(id, 'd.heic', Buffer.from(heic, 'latin1')),
      await upload(id, 'e.webp', await drawPhoto().webp().toBuffer()),
    ].map(({ kind }) => kind);
    expect(kinds).toEqual(['docx', 'xlsx', 'csv', 'text', 'heic', 'webp']);
  });

  it('beyond 20 MB is refused and leaves nothing', async () => {
    const { id } = await newLead();
    const before = stored();
    const token = await tokenOf(test, 'salesman@alpha.test');
    const headers = { authorization: `Bearer ${token}`, ...BYTES };
    const body = Buffer.alloc(LEAD_FILE_MAX_BYTES + 1, 'a');
    const url = `${origin}/api/leads/${id}/files?name=big.txt`;
    const reply = await fetch(url, { method: 'POST', headers, body });
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([
      413,
      'leadFile.tooLarge',
    ]);
    await expect.poll(() => stored()).toEqual(before);
  });

  it('stops at the quota of the installation and of the lead', async () => {
    const { id } = await newLead();
    await upload(id, 'a.txt', someText());
    const set = (bytes: number) =>
      test.database.db.update(leadFiles).set({ bytes }).where(eq(leadFiles.leadId, id));
    await set(60_000_000);
    expect(await codeOf((await newLead()).id, 'b.txt', someText())).toBe('leadFile.quotaReached');
    await set(300_000_000);
    expect(await codeOf(id, 'b.txt', someText())).toBe('leadFile.leadFull');
    await set(10);
    await upload(id, 'b.txt', someText());
  });

  it('that is sent again is attached once, also twice at the same time', async () => {
    const { id } = await newLead();
    const content = someText();
    const [first, second] = await Promise.all([
      upload(id, 'a.txt', content),
      upload(id, 'a.txt', content),
    ]);
    expect(second).toEqual(first);
    expect(await list(id)).toEqual([first]);
    expect((await upload(id, 'copy.txt', content)).id).not.toBe(first.id);
  });

  it('that breaks off leaves nothing, and the server goes on', async () => {
    const { id } = await newLead();
    const before = stored();
    const token = await tokenOf(test, 'salesman@alpha.test');
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/leads/${id}/files?name=a.txt HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/octet-stream\r\ncontent-length: 100000\r\n\r\nhalf of it`,
    );
    await expect.poll(() => stored().length).toBe(before.length + 1);
    socket.destroy();
    await expect.poll(() => stored()).toEqual(before);
    expect(await list(id)).toEqual([]);
  });
});

describe('the files on disk', () => {
  it('go with the last lead that has the content, when a person is erased (security 31)', async () => {
    const [first, second] = [await newLead(), await newLead()];
    const content = someText();
    await upload(first.id, 'a.txt', content);
    const kept = await upload(
      second.id,
      `About ${first.first_name} ${first.last_name}.txt`,
      content,
    );
    const before = stored().length;
    await done(leader(eraseLead, { params: { id: first.id }, body: { email: first.email } }));
    expect(stored()).toHaveLength(before);
    const [left] = await list(second.id);
    expect(left).toMatchObject({ id: kept.id, name: 'file.txt' });
    const timeline = await done<object[]>(salesman(listActivities, { params: { id: second.id } }));
    expect(timeline[0]).toMatchObject({ kind: 'file_added', data: { name: 'file.txt' } });
    expect((await salesman(downloadLeadFile, { params: { id: kept.id } })).body).toBe(content);
    await done(leader(eraseLead, { params: { id: second.id }, body: { email: second.email } }));
    expect(stored()).toHaveLength(before - 1);
  });

  it('stay while the lead is in the trash, and go when it is gone for good', async () => {
    const { id } = await newLead();
    const file = await upload(id, 'a.txt', someText());
    const before = stored().length;
    const { db } = test.database;
    await done(salesman(deleteLead, { params: { id } }));
    expect((await salesman(downloadLeadFile, { params: { id: file.id } })).statusCode).toBe(404);
    await cleanFiles(db, dataDir);
    expect(stored()).toHaveLength(before);
    await done(salesman(restoreLeads, { body: { ids: [id] } }));
    expect(await list(id)).toEqual([file]);
    await done(salesman(deleteLead, { params: { id } }));
    const long = sql`now() - interval '31 days'`;
    await db.update(leads).set({ deletedAt: long }).where(eq(leads.id, id));
    await emptyTrash(db);
    await cleanFiles(db, dataDir);
    expect(stored()).toHaveLength(before - 1);
  });

  it('that a killed process left behind are removed', async () => {
    const before = stored();
    const folder = join(dataDir, 'lead-files', 'incoming');
    writeFileSync(join(folder, 'half'), 'x');
    const orphan = 'ab'.repeat(32);
    mkdirSync(join(dataDir, 'lead-files', 'ab', orphan), { recursive: true });
    writeFileSync(join(dataDir, 'lead-files', 'ab', orphan, 'content'), 'x');
    await cleanFiles(test.database.db, dataDir);
    // An upload may still be running.
    expect(stored().sort()).toEqual([...before, 'half'].sort());
    utimesSync(join(folder, 'half'), new Date(0), new Date(0));
    await cleanFiles(test.database.db, dataDir);
    expect(stored().sort()).toEqual(before.sort());
  });
});
