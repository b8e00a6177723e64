import {
  createLead,
  exportLeads,
  getLead,
  type ImportRow,
  listAudit,
  listLeads,
  submitLead,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply, check, found, HEAD, verdicts } from '../../../../test/contact-files.ts';
import { type Caller, callerWith, signedIn } from '../../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';
import { leads } from '../../../platform/db/schema/index.ts';

let test: TestApp;
let admin: Caller;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 30 } });
  admin = await signedIn(test, 'admin@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

describe('an export', () => {
  const odd = {
    ...{ firstName: '=1+1', lastName: '-', phone: '+1305;=1+1;', email: 'odd@export.test' },
    ...{ country: 'CO', initialPayment: 1234.567 },
    ...{ profile: 'aggressive' as const, source: 'quiz' as const },
    adicionales: [
      { label: '=cmd|x', answer: 'sí, "claro";\nmañana;-1', id: 3 },
      { label: 'Where do you live?', answer: 'Bogotá', key: 'location' },
      { label: 'Risk', answer: 'low', id: 1, key: 'risk' },
      // Signs of formulas in other forms, and behind characters that nobody sees.
      ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '\u200B=1+1', '\u00AD@x', '\u202E-1', '\uFEFF=1'].map(
        (answer) => ({ label: `${answer}?`, answer }),
      ),
    ],
    utms: { utm_source: '@ads', utm_term: '＝ñandú', 'utm_ad-set.1': '\u200B=x' },
  };

  it('is safe in a spreadsheet and re-imports to the same values, in both languages (security 19)', async () => {
    const { id, lead_status_id, user_id } = (
      await salesman(createLead, {
        body: { first_name: 'x', last_name: 'x', phone: '1', email: 'odd@export.test' },
      })
    ).json();
    const { db } = test.database;
    await db.update(leads).set(odd).where(eq(leads.id, id));
    for (const language of ['en', 'es']) {
      const query = { email: 'odd@export.test' };
      const headers = { 'accept-language': language };
      const answer = await salesman(exportLeads, { query, headers });
      expect(answer.body.startsWith('\uFEFF')).toBe(true);
      expect(answer.body).toContain(language === 'es' ? 'Correo electrónico' : 'Email');
      for (const cell of answer.body.slice(1).split(/[,;\r\n]/))
        expect(cell).not.toMatch(/^["\s\p{Cf}]*[=+@\t＝＋－＠-]/u);
      // No last name is an empty cell, not the sign it is stored as.
      expect(answer.body).not.toMatch(/[",]'?-'?[",]/);
      const file = answer.rawPayload;
      const same = (await check(salesman, file, { duplicates: 'update' })).json();
      expect(verdicts(same.rows)).toEqual(['skip same']);
      await db.delete(leads).where(eq(leads.email, 'odd@export.test'));
      await apply(salesman, file);
      const [again] = await db.select().from(leads).where(eq(leads.email, 'odd@export.test'));
      expect(again).toMatchObject({ ...odd, statusId: lead_status_id, userId: user_id });
    }
  });

  it('quiz answers and country are imported as the visitor gave them (security 19)', async () => {
    const body = {
      ...{ user_id: 3, source: 'quiz', first_name: 'Quizzy', email: 'quizzy@export.test' },
      adicionales: [
        { label: 'Where do you live?', answer: 'Unión Europea', key: 'location' },
        { label: 'Risk', answer: 'low', id: 1, key: 'risk' },
        { label: 'Down payment', answer: '100000', key: 'initial_payment' },
      ],
    };
    expect((await callerWith(test)(submitLead, { body })).statusCode).toBe(200);
    const stored = () =>
      test.database.db.select().from(leads).where(eq(leads.email, 'quizzy@export.test'));
    // A union is no country, here as in the form.
    expect(await stored()).toMatchObject([{ country: null, adicionales: body.adicionales }]);
    const { rawPayload } = await salesman(exportLeads, { query: { email: 'quizzy@export.test' } });
    const checked = (await check(salesman, rawPayload, { duplicates: 'create' })).json();
    expect(verdicts(checked.rows)).toEqual(['create']);
    await apply(salesman, rawPayload, { duplicates: 'create' });
    const { adicionales } = body;
    const same = { source: 'quiz', country: null, initialPayment: 100_000, adicionales };
    expect(await stored()).toMatchObject([same, same]);
  });

  it('has exactly what the filter shows, and is logged (security 10, 30)', async () => {
    await apply(admin, `${HEAD}\nFar,Away,far@import.test,1`);
    const answer = await salesman(exportLeads, { query: {} });
    const { total } = (await salesman(listLeads, { query: { page: 1 } })).json();
    const checked = (await check(salesman, answer.rawPayload, { duplicates: 'update' })).json();
    expect(checked.rows).toHaveLength(total);
    // The address that two contacts share was made above.
    const single = checked.rows.filter(({ email }: ImportRow) => email !== 'quizzy@export.test');
    expect(new Set(verdicts(single))).toEqual(new Set(['skip same']));
    expect(answer.headers['content-disposition']).toMatch(/contacts-\d{4}-\d\d-\d\d\.csv/);
    const [entry] = (await admin(listAudit, { query: { action: 'lead.exported' } })).json().data;
    expect(entry.data.count).toBe(total);
    const far = (await found(admin, 'far@import.test'))[0];
    expect((await salesman(getLead, { params: { id: far?.id } })).statusCode).toBe(404);
    expect(answer.body).not.toContain('far@import.test');
  });
});
