import { undoLeadImport } from '@alpha/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apply, found, HEAD } from '../../../../test/contact-files.ts';
import { type EventReader, readEvents } from '../../../../test/event-reader.ts';
import { type Caller, signedIn, tokenOf } from '../../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let salesman: Caller;
let reader: EventReader;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 10 } });
  salesman = await signedIn(test, 'salesman@alpha.test');
  const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  reader = await readEvents(origin, await tokenOf(test, 'leader@alpha.test'));
  await untilHeard();
});
afterAll(async () => {
  reader.stop();
  await test.close();
});

const ROWS = 300;
const file = (from: number, phone: string) =>
  [
    HEAD,
    ...Array.from({ length: ROWS }, (_, i) => `Many,N${from + i},n${from + i}@many.test,${phone}`),
  ].join('\n');

/** PostgreSQL's notices may start late, and with an event of their own. */
async function untilHeard(): Promise<void> {
  for (let words = 0; !reader.all.some((event) => 'lead_id' in event); words += 1)
    await apply(salesman, `${HEAD}\nFirst,Word,first${words}@mark.test,1`);
  await heardOf(async () => undefined);
}

/** What a listener hears of it, once it is over. */
async function heardOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = reader.all.length;
  await work();
  // What is written afterwards is heard afterwards.
  const mark = await apply(salesman, `${HEAD}\nLast,Word,${before}@mark.test,1`);
  const [lead] = await found(salesman, `${before}@mark.test`);
  await reader.next((event) => 'lead_id' in event && event.lead_id === lead?.id);
  expect(mark.created).toBe(1);
  return reader.all.slice(before, -1).map(({ kind }) => kind);
}

it('a large file is one event when it creates, updates and is undone', async () => {
  const update = { duplicates: 'update' };
  let made = { id: 0 };
  expect(await heardOf(async () => (made = await apply(salesman, file(0, '1'))))).toEqual(['many']);
  let changed = { id: 0, updated: 0 };
  expect(
    await heardOf(async () => (changed = await apply(salesman, file(0, '2'), update))),
  ).toEqual(['many']);
  expect(changed.updated).toBe(ROWS);
  const undo = (id: number) => salesman(undoLeadImport, { params: { id } });
  expect(await heardOf(() => undo(changed.id))).toEqual(['many']);
  const [first] = await found(salesman, 'n0@many.test');
  expect(first).toMatchObject({ phone: '1', version: 3 });
  // Each has changed since it was made, and stays.
  expect((await undo(made.id)).json()).toMatchObject({ deleted: 0, kept: [{ count: ROWS }] });
  let other = { id: 0 };
  await heardOf(async () => {
    other = await apply(salesman, file(ROWS, '1'));
  });
  expect(await heardOf(() => undo(other.id))).toEqual(['many']);
});
