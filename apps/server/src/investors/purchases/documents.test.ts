import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as contract from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMail } from '../../../test/deliver-mail.ts';
import { officeFile, zipOf } from '../../../test/office-files.ts';
import { type Caller, signedIn, tokenOf } from '../../../test/people.ts';
import { addDocument, sendDocument, sendFromRoom, startPlan } from '../../../test/purchases.ts';
import { openRoom } from '../../../test/room.ts';
import { done } from '../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { cleanFiles } from '../../crm/leads/files/unused-files.service.ts';
import { purchaseDocuments } from '../../platform/db/schema/index.ts';
import { resealer } from '../../platform/lib/secret-box.ts';
import { listDocumentKeys, updateDocumentKey } from './documents.queries.ts';
import { openSealed } from './sealed-file.ts';

let test: TestApp;
let dataDir: string;
let origin: string;
let salesman: Caller;
let stranger: Caller;
let admin: Caller;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'purchase-documents-'));
  test = await openTestApp({ people: { leads: 0 }, config: { dataDir } });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  salesman = await signedIn(test, 'salesman@alpha.test');
  stranger = await signedIn(test, 'curator@alpha.test');
  admin = await signedIn(test, 'admin@alpha.test');
});
afterAll(async () => {
  test.app.server.closeAllConnections();
  await test.close();
});

let made = 0;
async function newPurchase() {
  made += 1;
  const email = `papers.${made}@plan.test`;
  const body = { first_name: 'Ana', last_name: `Papers ${made}`, phone: '1', email };
  const lead = await done<contract.Lead>(salesman(contract.createLead, { body }));
  const plan = await startPlan(salesman, lead.id);
  const step = plan.steps.find(({ key }) => key === 'bank');
  if (!step) throw new Error('no step');
  const room = await openRoom(test, email);
  return { lead, plan, step, email, browser: room.browser };
}
const filesOn = (dir = dataDir): string[] =>
  existsSync(join(dir, 'lead-files'))
    ? readdirSync(join(dir, 'lead-files'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
    : [];
const rowOf = async (id: number) => {
  const rows = await test.database.db
    .select()
    .from(purchaseDocuments)
    .where(eq(purchaseDocuments.id, id));
  return rows[0];
};
async function opened(secret: string, row: Parameters<typeof openSealed>[2]) {
  const content = await openSealed(dataDir, secret, row);
  return content && buffer(content);
}
let texts = 0;
const pdf = () => Buffer.from(`%PDF-1.7\npassport number AB123456 of ${++texts}`);

describe('a document of a purchase', () => {
  it('is uploaded in the room, seen by staff at once, and downloaded byte by byte by both; each time is logged (security 34)', async () => {
    const { browser, step, lead } = await newPurchase();
    const content = pdf();
    const sent = { id: step.id, name: 'Pasaporte.pdf', content };
    const document = await done<contract.PurchaseDocument>(sendFromRoom(browser, sent));
    expect(document).toMatchObject({ name: 'Pasaporte.pdf', kind: 'pdf', is_from_investor: true });
    expect(document.bytes).toBe(content.length);
    const params = { id: document.id };
    const [plan] = await done<contract.Purchase[]>(
      salesman(contract.listPurchases, { params: { id: lead.id } }),
    );
    expect(plan?.steps.find(({ id }) => id === step.id)?.documents).toEqual([document]);
    const reply = await salesman(contract.downloadPurchaseDocument, { params });
    expect(reply.rawPayload).toEqual(content);
    expect((await browser(contract.downloadRoomDocument, { params })).rawPayload).toEqual(content);
    expect(reply.headers).toMatchObject({
      'content-disposition': expect.stringContaining('attachment; filename="Pasaporte.pdf"'),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    const audit = await done<{ data: contract.AuditEntry[] }>(
      admin(contract.listAudit, { query: { action: 'purchase.document_downloaded', page: 1 } }),
    );
    expect(audit.data.slice(0, 2)).toMatchObject([
      { actor_id: null, data: { document_id: document.id, in_room: true } },
      { actor_name: expect.any(String), data: { document_id: document.id, in_room: false } },
    ]);
    expect(JSON.stringify(audit)).not.toContain('Pasaporte');
    // Sent twice by a shaky connection, stored once.
    expect(await done(sendFromRoom(browser, sent))).toEqual(document);
    const timeline = await done<contract.Activity[]>(
      salesman(contract.listActivities, { params: { id: lead.id } }),
    );
    const progress = timeline.filter(({ kind }) => kind === 'purchase_progress');
    expect(progress.map(({ data }) => data.event)).toEqual(['uploaded']);
    expect(
      (await done<contract.Lead>(salesman(contract.getLead, { params: { id: lead.id } }))).signal,
    ).toMatchObject({
      ...{ kind: 'purchase', address: '660 Lemon St' },
      purchase: { event: 'uploaded', step: { key: step.key } },
    });
    const bell = await done<contract.Notifications>(salesman(contract.listNotifications));
    expect(bell.items.find((item) => item.lead.id === lead.id)).toMatchObject({
      ...{ kind: 'purchase', address: '660 Lemon St' },
      purchase: { event: 'uploaded', step: { key: step.key } },
    });
  });

  it('is on the disk only encrypted, under a key that the installation’s secret opens (security 20, 33)', async () => {
    const { browser, step } = await newPurchase();
    const content = pdf();
    const document = await done<contract.PurchaseDocument>(
      sendFromRoom(browser, { id: step.id, name: 'a.pdf', content }),
    );
    const row = await rowOf(document.id);
    if (!row) throw new Error('not stored');
    for (const path of filesOn()) expect(readFileSync(path).includes('passport')).toBe(false);
    expect(row.sealedKey).toMatch(/^aes-256-gcm:/);
    const { appSecret } = test.deps;
    expect(await opened(appSecret, row)).toEqual(content);
    await expect(
      openSealed(dataDir, 'another secret, long enough to be one', row),
    ).rejects.toThrow();
    // The key of one document opens no other one.
    const other = await done<contract.PurchaseDocument>(
      sendFromRoom(browser, { id: step.id, name: 'b.pdf', content: pdf() }),
    );
    const second = await rowOf(other.id);
    const mixed = { hash: row.hash, sealedKey: second?.sealedKey ?? '' };
    await expect(openSealed(dataDir, appSecret, mixed)).rejects.toThrow();
    // One changed byte is noticed.
    const path = filesOn().find((file) => file.includes(row.hash)) ?? '';
    const bytes = readFileSync(path);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    await expect(openSealed(dataDir, appSecret, row)).rejects.toThrow();
    const broken = await salesman(contract.downloadPurchaseDocument, {
      params: { id: document.id },
    });
    expect([broken.statusCode, broken.json().code]).toEqual([500, 'internal']);
  });

  it('goes out whole or not at all, also when its last byte is damaged or missing (security 33)', async () => {
    const { browser, step } = await newPurchase();
    // Many times what is read at once.
    const content = Buffer.concat([pdf(), Buffer.alloc(3_000_000, 'passport ')]);
    const { id } = await done<contract.PurchaseDocument>(
      sendFromRoom(browser, { id: step.id, name: 'large.pdf', content }),
    );
    const params = { id };
    const whole = await browser(contract.downloadRoomDocument, { params });
    expect(whole.rawPayload.equals(content)).toBe(true);
    expect(whole.headers['content-length']).toBe(String(content.length));
    const stored = await rowOf(id);
    const path = filesOn().find((file) => file.includes(stored?.hash ?? '-')) ?? '';
    const bytes = readFileSync(path);
    const changed = Buffer.from(bytes);
    changed[changed.length - 20] = (changed.at(-20) ?? 0) ^ 1;
    for (const damaged of [changed, bytes.subarray(0, -1), bytes.subarray(0, 20)]) {
      writeFileSync(path, damaged);
      for (const download of [
        () => browser(contract.downloadRoomDocument, { params }),
        () => salesman(contract.downloadPurchaseDocument, { params }),
      ]) {
        const answer = await download();
        expect(answer.statusCode).toBe(500);
        expect(answer.rawPayload.includes('passport')).toBe(false);
      }
    }
    writeFileSync(path, bytes);
    expect((await browser(contract.downloadRoomDocument, { params })).statusCode).toBe(200);
  });

  it('is never in an email (security 33)', async () => {
    const { browser, step, email } = await newPurchase();
    await deliverMail(test);
    await done(sendFromRoom(browser, { id: step.id, name: 'Secret name.pdf', content: pdf() }));
    const due_at = new Date(Date.now() + 86_400_000).toISOString();
    await done(
      salesman(contract.updatePurchaseStep, { params: { id: step.id }, body: { due_at } }),
    );
    const mails = JSON.stringify(await deliverMail(test));
    expect(mails).not.toContain('Secret name');
    expect(mails).not.toContain(email.toUpperCase());
  });

  it('is opened with the next secret after the installation’s was replaced', async () => {
    const { browser, step } = await newPurchase();
    const content = pdf();
    const document = await done<contract.PurchaseDocument>(
      sendFromRoom(browser, { id: step.id, name: 'a.pdf', content }),
    );
    const from = test.deps.appSecret;
    const to = 'the next secret of this installation';
    const rows = await listDocumentKeys(test.database.db);
    const before = await rowOf(document.id);
    const reseal = resealer(from, to);
    for (const { id, owner, sealed } of rows)
      if (id === document.id)
        await updateDocumentKey(test.database.db, id, {
          sealedKey: reseal('purchase-documents', owner, sealed.sealedKey),
        });
    const after = await rowOf(document.id);
    expect(after?.hash).toBe(before?.hash);
    expect(after && (await opened(to, after))).toEqual(content);
    await updateDocumentKey(test.database.db, document.id, { sealedKey: before?.sealedKey ?? '' });
  });
});

describe('an upload is refused', () => {
  const PDF = '%PDF-1.7\n1 0 obj\n';
  const codeOf = async (name: string, content: string | Buffer) => {
    const { step, browser } = await shared();
    const room = await sendFromRoom(browser, { id: step.id, name, content });
    const staff = await sendDocument(salesman, { id: step.id, name, content });
    expect(staff.json().code).toBe(room.json().code);
    return room.json().code;
  };
  let once: ReturnType<typeof newPurchase> | undefined;
  const shared = () => {
    once ??= newPurchase();
    return once;
  };

  it.each([
    ['photo.jpg', PDF, 'leadFile.nameMismatch'],
    ['invoice.pdf.exe', PDF, 'leadFile.kindRefused'],
    ['invoice.pdf.html', PDF, 'leadFile.kindRefused'],
    ['page.pdf', '<!doctype html><script>alert(1)</script>', 'leadFile.kindRefused'],
    ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'leadFile.kindRefused'],
    ['run.txt', '#!/bin/sh\nrm -rf /', 'leadFile.kindRefused'],
    ['program.pdf', 'MZ\x90\x00\x03\x00', 'leadFile.kindRefused'],
    ['empty.pdf', '', 'leadFile.empty'],
  ])('%s: by its content, and by what its name claims', async (name, content, code) => {
    expect(await codeOf(name, Buffer.from(content, 'latin1'))).toBe(code);
  });

  it('when it is a bomb, a plain zip, or has macros', async () => {
    const huge = { name: 'word/document.xml', content: Buffer.alloc(300_000_000) };
    expect(await codeOf('bomb.docx', officeFile('docx', huge))).toBe('leadFile.bomb');
    const plain = zipOf({ name: 'readme.txt', content: Buffer.from('hello') });
    expect(await codeOf('archive.docx', plain)).toBe('leadFile.kindRefused');
    const macros = { name: 'word/vbaProject.bin', content: Buffer.from('x') };
    expect(await codeOf('macros.docx', officeFile('docx', macros))).toBe('leadFile.hasMacros');
  });

  it('when it is larger than 20 MB, whatever length it claims', async () => {
    const { step } = await shared();
    const response = await fetch(`${origin}/api/purchase-steps/${step.id}/documents?name=a.pdf`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        authorization: `Bearer ${await tokenOf(test, 'salesman@alpha.test')}`,
      },
      body: Buffer.concat([Buffer.from(PDF), Buffer.alloc(contract.LEAD_FILE_MAX_BYTES)]),
    }).catch(() => null);
    // The server may hang up before everything was sent.
    if (response) expect(response.status).toBe(413);
  });

  it('and leaves nothing behind', async () => {
    const before = filesOn().length;
    await codeOf('photo.jpg', PDF);
    expect(filesOn()).toHaveLength(before);
    expect(filesOn().filter((path) => path.includes('incoming'))).toEqual([]);
  });

  it('its name is a plain one: no folders, no direction signs', async () => {
    const { step, browser } = await shared();
    const upload = async (name: string) =>
      (
        await done<contract.PurchaseDocument>(
          sendFromRoom(browser, { id: step.id, name, content: pdf() }),
        )
      ).name;
    expect(await upload('../../etc/passwd.pdf')).toBe('passwd.pdf');
    expect(await upload('C:\\Users\\x\\Pass\u202Eport.pdf')).toBe('Passport.pdf');
    expect(await upload('"><img src=x>.pdf')).not.toMatch(/["<>]/);
  });
});

describe('a document of somebody else', () => {
  it('is not found: for another investor, and for staff of another team (security 10)', async () => {
    const own = await newPurchase();
    const other = await newPurchase();
    const document = await addDocument(salesman, {
      id: own.step.id,
      name: 'a.pdf',
      content: pdf(),
    });
    const params = { id: document.id };
    const statuses = [
      await other.browser(contract.downloadRoomDocument, { params }),
      await other.browser(contract.deleteRoomDocument, { params }),
      await sendFromRoom(other.browser, { id: own.step.id, name: 'b.pdf', content: pdf() }),
      await other.browser(contract.tickRoomStep, {
        params: { id: own.step.id },
        body: { is_done: true },
      }),
      await other.browser(contract.renewRoomCalendar, { params: { id: own.plan.id } }),
      await other.browser(contract.deleteRoomCalendar, { params: { id: own.plan.id } }),
      await stranger(contract.downloadPurchaseDocument, { params }),
      await stranger(contract.deletePurchaseDocument, { params }),
      await sendDocument(stranger, { id: own.step.id, name: 'b.pdf', content: pdf() }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(Array(9).fill(404));
    // No token of staff opens the room’s side, and no cookie staff’s.
    expect((await salesman(contract.downloadRoomDocument, { params })).statusCode).toBe(401);
    expect((await own.browser(contract.downloadPurchaseDocument, { params })).statusCode).toBe(401);
    expect((await own.browser(contract.downloadRoomDocument, { params })).statusCode).toBe(200);
  });
});

describe('what the investor may do', () => {
  it('complete own steps and open them again, not those of others or that staff completed', async () => {
    const { browser, plan, step } = await newPurchase();
    const tick = (id: number | undefined, is_done: boolean) =>
      browser(contract.tickRoomStep, { params: { id }, body: { is_done } });
    const ticked = await done<contract.PurchasePlan>(tick(step.id, true));
    expect(ticked.steps.find(({ id }) => id === step.id)).toMatchObject({ status: 'done' });
    await done(tick(step.id, false));
    const title = plan.steps.find(({ key }) => key === 'title');
    expect((await tick(title?.id, true)).json().code).toBe('purchase.notYours');
    await done(
      salesman(contract.updatePurchaseStep, { params: { id: step.id }, body: { status: 'done' } }),
    );
    expect((await tick(step.id, false)).json().code).toBe('purchase.notYours');
  });

  it('delete what they uploaded while its step is open; the bytes go too', async () => {
    const { browser, step } = await newPurchase();
    const sent = { id: step.id, name: 'wrong.pdf', content: pdf() };
    const own = await done<contract.PurchaseDocument>(sendFromRoom(browser, sent));
    const theirs = await addDocument(salesman, { ...sent, name: 'ours.pdf', content: pdf() });
    const row = await rowOf(own.id);
    const remove = (id: number) => browser(contract.deleteRoomDocument, { params: { id } });
    expect((await remove(theirs.id)).json().code).toBe('purchase.notYours');
    await done(remove(own.id));
    expect(filesOn().filter((path) => path.includes(row?.hash ?? 'none'))).toEqual([]);
    expect((await remove(own.id)).statusCode).toBe(404);
  });

  it('see no plan that was called off', async () => {
    const { browser, plan } = await newPurchase();
    const body = { outcome: 'cancelled' };
    await done(salesman(contract.updatePurchase, { params: { id: plan.id }, body }));
    expect(await done(browser(contract.listRoomPurchases))).toEqual([]);
    expect((await browser(contract.getRoom)).json().has_purchase).toBe(false);
  });
});

describe('documents of a lead', () => {
  it('count with its other files, and are not tidied away', async () => {
    const { step } = await newPurchase();
    const document = await addDocument(salesman, { id: step.id, name: 'kept.pdf', content: pdf() });
    await cleanFiles(test.database.db, dataDir);
    const params = { id: document.id };
    expect((await salesman(contract.downloadPurchaseDocument, { params })).statusCode).toBe(200);
  });

  it('are erased with it, with plan, timeline and bytes (security 31)', async () => {
    const { lead, email, browser, step } = await newPurchase();
    const document = await done<contract.PurchaseDocument>(
      sendFromRoom(browser, { id: step.id, name: 'Ana.pdf', content: pdf() }),
    );
    const row = await rowOf(document.id);
    await done(admin(contract.eraseLead, { params: { id: lead.id }, body: { email } }));
    expect(await rowOf(document.id)).toBeUndefined();
    expect(filesOn().filter((path) => path.includes(row?.hash ?? 'none'))).toEqual([]);
    expect((await browser(contract.listRoomPurchases)).statusCode).toBe(401);
  });
});
