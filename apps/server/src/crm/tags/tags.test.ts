import * as contract from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { done } from '../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
let salesman: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
});
afterAll(() => test.close());

const tag = (name: string, caller = salesman) =>
  done<contract.LeadTag>(caller(contract.createTag, { body: { name } }));
let made = 0;
async function create(): Promise<contract.Lead> {
  made += 1;
  const person = { first_name: 'Tagged', last_name: `No${made}`, phone: '1' };
  const body = { ...person, email: `tagged.${made}@tags.test` };
  return done(salesman(contract.createLead, { body }));
}
type Ids = number[];
const change = (ids: Ids, add_ids: Ids, remove_ids: Ids = [], caller = salesman) =>
  done<contract.BulkResult>(caller(contract.tagLeads, { body: { ids, add_ids, remove_ids } }));
const tagsOf = async (id: number) =>
  (await done<contract.Lead>(salesman(contract.getLead, { params: { id } }))).tag_ids;
const find = async (query: object) => {
  const all = { ...query, page: 1, per_page: 100 };
  const { data } = await done<{ data: contract.Lead[] }>(
    salesman(contract.listLeads, { query: all }),
  );
  return data.map(({ id }) => id).sort();
};

describe('a label', () => {
  it('is made by anybody, once for everybody, whatever its case and accents', async () => {
    const first = await tag(' Inversión   grande ');
    expect(first.name).toBe('Inversión grande');
    expect(await tag('INVERSION GRANDE', leader)).toEqual(first);
    expect(await done(leader(contract.listTags))).toContainEqual(first);
    for (const name of ['', ' ', 'a,b', 'a;b', 'x'.repeat(41)])
      expect((await salesman(contract.createTag, { body: { name } })).statusCode).toBe(422);
    const simultaneous = await Promise.all([1, 2, 3].map(() => tag('Just once')));
    expect(new Set(simultaneous.map(({ id }) => id)).size).toBe(1);
  });

  it('is added to leads and removed from them, each change once, and taken back', async () => {
    const [a, b] = [await tag('A'), await tag('B')];
    const leads = [await create(), await create()];
    const ids = leads.map(({ id }) => id);
    expect(await change(ids, [a.id])).toMatchObject({ done: 2, unchanged: 0, skipped: [] });
    expect(await change(ids, [a.id])).toMatchObject({ done: 0, unchanged: 2, undo_id: null });
    const { undo_id } = await change(ids, [b.id], [a.id]);
    expect(await tagsOf(ids[0] ?? 0)).toEqual([b.id]);
    await done(salesman(contract.undoBulk, { body: { undo_id } }));
    expect(await tagsOf(ids[0] ?? 0)).toEqual([a.id]);
    const params = { id: ids[0] ?? 0 };
    const entries = await done<contract.Activity[]>(salesman(contract.listActivities, { params }));
    expect(entries.map(({ kind, data }) => [kind, data.fields])).toEqual([
      ['edited', ['tags']],
      ['created', undefined],
    ]);
    expect(
      (
        await salesman(contract.tagLeads, { body: { ids, add_ids: [999_999], remove_ids: [] } })
      ).json().code,
    ).toBe('tag.notFound');
  });

  it('finds leads that have one of several, or all', async () => {
    const [a, b, c] = [await tag('Find a'), await tag('Find b'), await tag('Find c')];
    const [one, two] = [await create(), await create()];
    await change([one.id], [a.id, b.id]);
    await change([two.id], [b.id]);
    const tags = [a.id, b.id].join();
    expect(await find({ tags })).toEqual([one.id, two.id]);
    expect(await find({ tags, tags_match: 'all' })).toEqual([one.id]);
    expect(await find({ tags: String(c.id) })).toEqual([]);
    for (const wrong of ['x', '1,', '1;2'])
      expect((await salesman(contract.listLeads, { query: { tags: wrong } })).statusCode).toBe(422);
    const { columns } = await done<{ columns: { leads: contract.LeadSummary[] }[] }>(
      salesman(contract.getBoard, { query: { tags } }),
    );
    const cards = columns.flatMap(({ leads }) => leads);
    expect(cards.map(({ id, tag_ids }) => [id, tag_ids.length]).sort()).toEqual([
      [one.id, 2],
      [two.id, 1],
    ]);
  });

  it('is on a lead at most twenty times', async () => {
    const all = [];
    for (let i = 0; i < 21; i += 1) all.push((await tag(`Many ${i}`)).id);
    const lead = await create();
    await change([lead.id], all.slice(0, 20));
    expect(await change([lead.id], all.slice(20))).toMatchObject({
      ...{ done: 0, skipped: [{ reason: 'tooManyTags', count: 1 }] },
    });
  });
});

describe('in the settings, an administrator', () => {
  it('renames, merges and deletes labels; leads follow', async () => {
    const [a, b] = [await tag('Merge a'), await tag('Merge b')];
    const [one, both] = [await create(), await create()];
    await change([one.id], [a.id]);
    await change([both.id], [a.id, b.id]);
    const rename = (name: string) =>
      admin(contract.updateTag, { params: { id: a.id }, body: { name, color: 'teal' } });
    expect((await rename('MÉRGE B')).json().code).toBe('tag.nameTaken');
    expect(await done(rename('Merged'))).toEqual({ id: a.id, name: 'Merged', color: 'teal' });
    const settings = await done<contract.TagSetting[]>(admin(contract.listTagSettings));
    expect(settings.find(({ id }) => id === a.id)).toMatchObject({ leads_count: 2 });
    const merge = (into_id: number) =>
      admin(contract.mergeTags, { params: { id: a.id }, body: { into_id } });
    expect((await merge(a.id)).statusCode).toBe(422);
    await done(merge(b.id));
    expect([await tagsOf(one.id), await tagsOf(both.id)]).toEqual([[b.id], [b.id]]);
    await done(admin(contract.deleteTag, { params: { id: b.id } }));
    expect(await tagsOf(both.id)).toEqual([]);
    expect((await admin(contract.deleteTag, { params: { id: b.id } })).statusCode).toBe(404);
  });
});
