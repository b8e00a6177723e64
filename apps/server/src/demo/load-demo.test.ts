import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Activity,
  CALL_OUTCOMES,
  downloadLeadFile,
  getLeadRoom,
  getLeadSequence,
  type LeadFile,
  listActivities,
  listLeadFiles,
  listLeads,
  listShortlists,
  type RoomHome,
  type Shortlist,
} from '@alpha/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../test/people.ts';
import { fillTestApp, openTestDatabase, type TestApp } from '../../test/test-app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'alpha-demo-'));
const today = () => new Date().toISOString().slice(0, 10);

let test: TestApp;
let salesman: Caller;
let ids: number[];
beforeAll(async () => {
  test = await fillTestApp(await openTestDatabase(), {
    demo: { scale: 0.05, asOf: today() },
    config: { dataDir },
  });
  salesman = await signedIn(test, 'salesman@alpha.test');
  const { data } = (await salesman(listLeads, { query: { per_page: 100 } })).json();
  ids = data.map(({ id }: { id: number }) => id);
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});

/** The answers of an endpoint for every lead of the salesman. */
const ofEach = <T>(endpoint: Parameters<Caller>[0]): Promise<T[]> =>
  Promise.all(ids.map(async (id) => (await salesman(endpoint, { params: { id } })).json() as T));

it('the demo shows a salesman files, a running sequence with a call to make, and a shortlist to finish', async () => {
  const files = (await ofEach<LeadFile[]>(listLeadFiles)).flat();
  expect(files.map(({ kind }) => kind).sort()).toEqual(['csv', 'pdf', 'pdf']);
  const pdf = files.find(({ kind }) => kind === 'pdf');
  const read = await salesman(downloadLeadFile, { params: { id: pdf?.id } });
  expect(read.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

  const runs = (await ofEach<{ status?: string; waits_for_task?: boolean } | null>(getLeadSequence))
    .filter((run) => run?.status === 'running')
    .map((run) => run?.waits_for_task);
  expect(runs.sort()).toEqual([false, true]);

  const lists = (await ofEach<{ shortlists: Shortlist[] }>(listShortlists)).flatMap(
    ({ shortlists }) => shortlists,
  );
  expect(lists.map(({ homes }) => homes.length)).toEqual([5]);
  // Stored before its homes were analyzed, and rated when it is read.
  for (const { score, reasons } of lists.flatMap(({ homes }) => homes)) {
    expect(score).toBeGreaterThan(0);
    expect(reasons.length).toBeGreaterThan(0);
  }
});

it('every call of the demo has an outcome that the screens know', async () => {
  const entries = (await ofEach<Activity[]>(listActivities)).flat();
  const outcomes = entries.filter(({ kind }) => kind === 'call').map(({ data }) => data.outcome);
  expect(outcomes.length).toBeGreaterThan(5);
  for (const outcome of outcomes) expect(CALL_OUTCOMES).toContain(outcome);
});

it('one lead has a room in use, with saved homes to compare: one cheaper by now, one sold', async () => {
  const rooms = await ofEach<{ homes: RoomHome[]; last_seen_at: string | null }>(getLeadRoom);
  const inUse = rooms.filter(({ last_seen_at }) => last_seen_at !== null);
  expect(inUse).toHaveLength(1);
  const saved = inUse[0]?.homes.filter(({ saved_at }) => saved_at !== null) ?? [];
  expect(saved).toHaveLength(5);
  expect(new Set(saved.map(({ listing }) => listing?.city)).size).toBeGreaterThan(2);
  const cuts = saved.filter(({ changes: { price, status } }) => price && !status);
  expect(cuts).toHaveLength(1);
  expect(cuts[0]?.changes.price?.to).toBeLessThan(cuts[0]?.changes.price?.from ?? 0);
  expect(saved.flatMap(({ changes }) => changes.status ?? [])).toEqual([
    { from: 'active', to: 'sold' },
  ]);
});
