import { checkLeadImport, createLead, importLeads, listAudit, listStatuses } from '@alpha/contract';
import { csvLine } from '@alpha/i18n/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply, check, fileOf, found, HEAD, verdicts } from '../../../../test/contact-files.ts';
import { type Caller, signedIn } from '../../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 30 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

describe('the preview of a file', () => {
  it('has a verdict for each row and writes nothing', async () => {
    const { email } = (
      await salesman(createLead, {
        body: { first_name: 'Old', last_name: 'Friend', phone: '1', email: 'old@check.test' },
      })
    ).json();
    const text = `${HEAD}
Ana,Nueva,ana@check.test,+57 300
Old,Friend,${email.toUpperCase()},1
,Nobody,none@check.test,1
Bad,Mail,not an address,1
Ana,Again,ana@check.test,2
Long,${'x'.repeat(200)},long@check.test,1
More,Cells,more@check.test,1,extra
Nul,\0,nul@check.test,1
Few,Cells,few@check.test
No,Digits,digits@check.test,abc`;
    const answer = (await check(salesman, text)).json();
    expect(answer.missing).toEqual([]);
    expect(verdicts(answer.rows)).toEqual([
      'create',
      'skip duplicate',
      'refuse required',
      'refuse email',
      'skip duplicateInFile',
      'refuse tooLong',
      'refuse tooManyCells',
      'refuse invalid',
      'refuse required',
      'refuse phone',
    ]);
    expect(answer.rows[3].line).toBe(5);
    expect(answer.counts).toEqual({ create: 1, update: 0, skip: 2, refuse: 7 });
    expect(await found(salesman, 'ana@check.test')).toEqual([]);
  });

  it('returns refused rows as they were, and reads them again with their line and reason in front', async () => {
    const text = `${HEAD},Notas\nAna,Nueva,no address,'+57 300,"dos, tres"\nEva,Bien,eva@check.test,1,x`;
    const { headers, rows } = (await check(salesman, text)).json();
    expect(headers).toEqual([...HEAD.split(','), 'Notas']);
    expect(rows.map(({ cells }: { cells?: string[] }) => cells)).toEqual([
      ['Ana', 'Nueva', 'no address', '+57 300', 'dos, tres'],
      undefined,
    ]);
    for (const own of [
      ['Line', 'Reason'],
      ['Línea', 'Motivo'],
    ]) {
      const mended =
        csvLine([...own, ...headers]) +
        csvLine([2, 'x', 'Ana', 'Nueva', 'ana@check.test', '+57 300', '']);
      const again = (await check(salesman, mended)).json();
      expect(verdicts(again.rows)).toEqual(['create']);
      expect(again.columns.slice(0, 2).map(({ field }: { field: unknown }) => field)).toEqual([
        null,
        null,
      ]);
    }
  });

  it('asks for missing columns, and accepts the user’s mapping', async () => {
    const text = 'Quien,Donde,Email,Email\nAna Sol,300,sol@check.test,x';
    const first = (await check(salesman, text)).json();
    expect(first.columns.map(({ field }: { field: string }) => field)).toEqual([
      null,
      null,
      'email',
      null,
    ]);
    expect(first.missing).toEqual(['first_name', 'last_name', 'phone']);
    const mapping = ['full_name', 'phone', 'email', null];
    const second = (await check(salesman, text, { mapping })).json();
    expect(verdicts(second.rows)).toEqual(['create']);
    expect(second.rows[0].name).toBe('Ana Sol');
    for (const bad of [['email', 'email', null, null], ['email'], ['password', null, null, null]])
      expect((await check(salesman, text, { mapping: bad })).statusCode).toBe(422);
    expect((await salesman(importLeads, { body: fileOf(text) })).statusCode).toBe(422);
  });

  it('a zip, an unclosed quote, a huge cell, NUL and 20 MB are refused clearly, never a 500 (security 20)', async () => {
    expect((await check(salesman, Buffer.from('504b030414000600', 'hex'))).json()).toMatchObject({
      code: 'import.notCsv',
    });
    expect((await check(salesman, 'a,b\n"x')).json().code).toBe('import.unreadable');
    expect((await check(salesman, '')).statusCode).toBe(422);
    expect((await check(salesman, Buffer.alloc(20 * 1024 * 1024, 'a'))).statusCode).toBe(413);
    const huge = `${HEAD}\nHuge,${'x'.repeat(1024 * 1024)},huge@check.test,1`;
    expect(verdicts((await check(salesman, huge)).json().rows)).toEqual(['refuse tooLong']);
    expect((await check(salesman, Buffer.alloc(5_000))).statusCode).toBeLessThan(500);
    const unknown = { ...fileOf(HEAD), more: 1 };
    expect((await salesman(checkLeadImport, { body: unknown })).statusCode).toBe(422);
  });
});

describe('an import', () => {
  it('creates leads with owner and status where the importer may, else for the importer (security 11, 30)', async () => {
    const [, second] = (await admin(listStatuses, { query: { role: 'salesman' } })).json();
    const text = `${HEAD},Owner,Status,Budget,Country
Uno,Alpha,uno@import.test,1,salesman@alpha.test,${second.name},"$250,000",Colombia
Dos,Alpha,dos@import.test,1,Sofía Lareda,Nowhere,lots,Narnia
Tres,Alpha,tres@import.test,1,admin@alpha.test,,,`;
    const done = await apply(leader, text);
    expect(done).toMatchObject({ created: 3, updated: 0, skipped: 0, refused: 0 });
    expect(verdicts(done.rows)).toEqual([
      'create',
      'create valueUnknown valueUnknown statusUnknown',
      'create ownerUnknown',
    ]);
    const [uno] = await found(leader, 'uno@import.test');
    expect(uno).toMatchObject({
      lead_status_id: second.id,
      initial_payment: 250_000,
      country: 'CO',
      source: 'import',
    });
    expect(uno?.user.name).toBe('Sofía Lareda');
    expect((await found(leader, 'dos@import.test'))[0]?.user.name).toBe('Sofía Lareda');
    expect((await found(leader, 'tres@import.test'))[0]?.user.name).toBe('Marcus Ellery');
    const [entry] = (await admin(listAudit, { query: { action: 'lead.imported' } })).json().data;
    expect(entry.data).toMatchObject({ import_id: done.id, created: 3 });
    // A salesman assigns to nobody: every row is the own.
    await apply(salesman, `${HEAD},Owner\nOwn,Row,own@import.test,1,leader@alpha.test`);
    expect((await found(salesman, 'own@import.test'))[0]?.user.name).toBe('Sofía Lareda');
  });

  it('updates or duplicates known addresses as chosen; other people’s contacts are left alone (security 10)', async () => {
    await apply(salesman, `${HEAD}\nEva,Uno,eva@import.test,1`);
    const changed = `${HEAD}\nEva,Dos,EVA@import.test,\nEva,Dos,eva@import.test,2`;
    const done = await apply(salesman, changed, { duplicates: 'update' });
    expect(verdicts(done.rows)).toEqual(['refuse required', 'update']);
    expect(await found(salesman, 'eva@import.test')).toMatchObject([
      { last_name: 'Dos', phone: '2', version: 2 },
    ]);
    const again = await apply(salesman, changed, { duplicates: 'update' });
    expect(verdicts(again.rows)[1]).toBe('skip same');
    await apply(salesman, `${HEAD}\nEva,Tres,eva@import.test,3`, { duplicates: 'create' });
    const two = await found(salesman, 'eva@import.test');
    expect(two).toHaveLength(2);
    // Which of the two a row speaks of, nobody can know: neither takes the other's name.
    const unclear = await apply(salesman, `${HEAD}\nEva,Cuatro,eva@import.test,4`, {
      duplicates: 'update',
    });
    expect(verdicts(unclear.rows)).toEqual(['skip duplicateSeveral']);
    expect(await found(salesman, 'eva@import.test')).toEqual(two);
    await apply(leader, `${HEAD}\nFar,Away,far@import.test,1`);
    const mine = `${HEAD}\nMine,Now,far@import.test,1`;
    const far = (await check(salesman, mine, { duplicates: 'update' })).json();
    expect(verdicts(far.rows)).toEqual(['skip duplicateOfOther']);
    // Another team learns nothing.
    const curator = await signedIn(test, 'curator@alpha.test');
    for (const duplicates of ['skip', 'update', 'create'])
      expect(verdicts((await check(curator, mine, { duplicates })).json().rows)).toEqual([
        'create',
      ]);
  });

  it('two files with one address at once make one lead', async () => {
    const text = `${HEAD}\nOnce,Only,once@import.test,1`;
    await Promise.all(Array.from({ length: 4 }, () => apply(salesman, text)));
    expect(await found(salesman, 'once@import.test')).toHaveLength(1);
  });
});
