import type { HomeEntry, OwnedHome, StatementPreview } from '@alpha/contract';
import * as contract from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { fileOf, MARCH, openOwnedHomesDesk } from '../../../test/owned-homes-desk.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { done } from '../../../test/team-at-work.ts';
import { ownedHomeStatements } from '../../platform/db/schema/index.ts';

const { db, salesman, buy, read, importing } = openOwnedHomesDesk();

describe('statements', () => {
  it('reconcile to the cent, become actual months, and are placed in the frozen forecast', async () => {
    const home = await buy();
    const params = { id: home.id };
    const body = fileOf(MARCH);
    const preview = await done<StatementPreview>(
      salesman(contract.checkStatement, { params, body }),
    );
    expect(preview).toMatchObject({
      ...{ missing: [], overlaps: [], imported_at: null, date_order: 'mdy' },
      ...{ first_month: '2025-09', last_month: '2025-09', counts: { add: 4, skip: 0, refuse: 0 } },
      checks: [{ kind: 'balance', stated_cents: 50_000, found_cents: 50_000, differs_cents: 0 }],
    });
    const { home: now } = await done<{ home: OwnedHome }>(importing(home.id, body));
    const assumed = now.assumed.reduce((total, { monthly_cents }) => total + monthly_cents, 0);
    expect(now.months).toEqual([
      {
        ...{ month: '2025-09', rent_cents: 295_000, assumed_cents: -assumed },
        net_cents: 295_000 - 23_600 - 18_733 - assumed,
      },
    ]);
    expect(now.outlook.cash_cents).toBe(now.months[0]?.net_cents);
    expect(now.outlook.range).toEqual(now.forecast.cash[1]);
    expect(now.outlook.standing).not.toBeNull();
    expect(now.forecast).toEqual(home.forecast);
    const entries = await done<HomeEntry[]>(salesman(contract.listHomeEntries, { params }));
    expect(entries.reduce((total, { amount_cents }) => total + amount_cents, 0)).toBe(0);
  });

  it('name the row after which the balance is wrong', async () => {
    const home = await buy();
    const lines = MARCH.toSpliced(4, 1);
    const preview = await done<StatementPreview>(
      salesman(contract.checkStatement, { params: { id: home.id }, body: fileOf(lines) }),
    );
    expect(preview.checks).toMatchObject([{ differs_cents: -18_733, line: 5 }]);
  });

  it('are one when imported twice, and undone as a whole', async () => {
    const home = await buy();
    const { statement_id: id } = await done<{ statement_id: number }>(
      importing(home.id, fileOf(MARCH)),
    );
    const again = await importing(home.id, fileOf(MARCH));
    expect(again.json().code).toBe('ownedHome.sameFile');
    // The same rows in another file.
    const copy = fileOf([...MARCH, ' ']);
    expect((await importing(home.id, copy)).json().code).toBe('ownedHome.nothingToImport');
    const before = await read(home.id);
    expect([before.statements.length, before.months.length]).toEqual([1, 1]);
    const undone = await done<OwnedHome>(salesman(contract.deleteStatement, { params: { id } }));
    expect(undone).toEqual(home);
    await done(importing(home.id, copy));
  });

  it('of a month that is there already are questioned', async () => {
    const home = await buy();
    await done(importing(home.id, fileOf(MARCH)));
    const lines = [
      'Fecha;Concepto;Importe',
      '15/09/2025;Jardinería;-80,00',
      '03/10/2025;Renta;2.950,00',
    ];
    const params = { id: home.id };
    const body = fileOf(lines);
    const preview = await done<StatementPreview>(
      salesman(contract.checkStatement, { params, body }),
    );
    expect(preview).toMatchObject({
      overlaps: ['2025-09'],
      date_order: 'dmy',
      counts: { add: 1, skip: 1 },
    });
    expect(preview.rows.map(({ amount_cents, kind }) => [amount_cents, kind])).toEqual([
      [-8_000, 'repairs'],
      [295_000, 'rent'],
    ]);
    await done(importing(home.id, { ...body, overlap: 'add' }));
    const now = await read(home.id);
    expect(now.months.map(({ month }) => month)).toEqual(['2025-09', '2025-10']);
    expect(now.statements.map(({ entry_count }) => entry_count)).toEqual([4, 2]);
  });

  it('never count with what was typed for the same month and kind, unless that was chosen', async () => {
    const lines = ['Date,Description,Amount', '09/03/2025,Rent,2950.00', '09/04/2025,Repairs,-80'];
    const total = async (typed?: 'keep' | 'replace' | 'both') => {
      const home = await buy();
      const params = { id: home.id };
      const entries = [{ date: '2025-09-01', kind: 'rent', amount_cents: 290_000 }];
      await done(salesman(contract.addHomeEntries, { params, body: { entries } }));
      const body = fileOf(lines, typed && { typed });
      const { typed: found, counts } = await done<StatementPreview>(
        salesman(contract.checkStatement, { params, body }),
      );
      expect(found).toEqual([
        { month: '2025-09', kind: 'rent', typed_cents: 290_000, file_cents: 295_000 },
      ]);
      await done(importing(home.id, body));
      const { months, statements } = await read(home.id);
      expect(statements[0]?.entry_count).toBe(counts.add);
      await done(salesman(contract.deleteOwnedHome, { params }));
      return [months[0]?.rent_cents, counts.add];
    };
    expect(await total()).toEqual([290_000, 1]);
    expect(await total('keep')).toEqual([290_000, 1]);
    expect(await total('replace')).toEqual([295_000, 2]);
    expect(await total('both')).toEqual([585_000, 2]);
  });

  it('with a NUL byte are refused in the reader’s language', async () => {
    const home = await buy();
    const body = fileOf(['Date,Description,Amount', '09/01/2025,Re\0nt,2950.00']);
    const headers = { 'accept-language': 'es' };
    for (const endpoint of [contract.checkStatement, contract.importStatement]) {
      const answer = await salesman(endpoint, { params: { id: home.id }, body, headers });
      const { code, message } = answer.json();
      expect([answer.statusCode, code]).toEqual([422, 'import.notText']);
      expect(message).toContain('caracteres que no son texto');
    }
    await done(salesman(contract.deleteOwnedHome, { params: { id: home.id } }));
  });

  it('can be mapped by hand, with a kind for each category', async () => {
    const home = await buy();
    const lines = ['A,B,C', '2025-09-01,Miete,2950', '2025-09-03,Xyz,-10'];
    const params = { id: home.id };
    const guessed = await done<StatementPreview>(
      salesman(contract.checkStatement, { params, body: fileOf(lines) }),
    );
    expect([guessed.missing, guessed.rows]).toEqual([['date', 'amount'], []]);
    const more = { mapping: ['date', 'category', 'amount'], kinds: { Miete: 'rent' } };
    const body = fileOf(lines, more);
    const mapped = await done<StatementPreview>(
      salesman(contract.checkStatement, { params, body }),
    );
    expect(mapped.categories).toEqual([
      { text: 'Miete', kind: 'rent', count: 1 },
      { text: 'Xyz', kind: 'other', count: 1 },
    ]);
    const twice = { mapping: ['date', 'date', 'amount'] };
    const refused = await importing(home.id, fileOf(lines, twice));
    expect(refused.statusCode).toBe(422);
  });

  it('give a year its interest from the loan where no statement has it, and each month of a statement', async () => {
    const home = await buy();
    const entries = [{ date: '2025-12-02', kind: 'rent', amount_cents: 295_000 }];
    await done(salesman(contract.addHomeEntries, { params: { id: home.id }, body: { entries } }));
    await db()
      .insert(ownedHomeStatements)
      .values({
        ...{ homeId: home.id, firstMonth: '2025-11', lastMonth: '2025-11', checks: [] },
        ...{ fileName: 'empty.csv', fileHash: 'empty', isByInvestor: false },
      });
    const pdf = await salesman(contract.getHomeYear, {
      params: { id: home.id },
      query: { year: 2025, locale: 'en' },
    });
    const { text } = await readPdf(pdf.rawPayload);
    expect(text).toMatch(
      /Mortgage interest, computed from the loan of the purchase\s*−\$[\d,]+\.\d\d/,
    );
    const months = text.slice(
      text.indexOf('Month by month'),
      text.indexOf('Data for depreciation'),
    );
    expect(months).toMatch(/Nov 2025[\s\S]*Dec 2025/);
  });

  it('give a year as a PDF in the reader’s language, with sums to the cent and no advice', async () => {
    const home = await buy();
    await done(importing(home.id, fileOf(MARCH)));
    const params = { id: home.id };
    const entries = [{ date: '2025-10-02', kind: 'mortgage_interest', amount_cents: -98_765 }];
    await done(salesman(contract.addHomeEntries, { params, body: { entries } }));
    const pdf = await salesman(contract.getHomeYear, {
      params,
      query: { year: 2025, locale: 'en' },
    });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const { text } = await readPdf(pdf.rawPayload);
    for (const part of [
      '$2,950.00',
      '−$423.33',
      '$2,526.67',
      '−$987.65',
      '27.5 years',
      'Not known',
      'not tax advice',
      'Agree to the cent',
    ])
      expect(text).toContain(part);
    const spanish = await salesman(contract.getHomeYear, {
      params,
      query: { year: 2025, locale: 'es' },
    });
    expect((await readPdf(spanish.rawPayload)).text).toContain('no es asesoría tributaria');
    const none = await salesman(contract.getHomeYear, { params, query: { year: 2024 } });
    expect(none.statusCode).toBe(404);
  });
});
