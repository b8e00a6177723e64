import {
  type CuratorPage,
  createCuratorPage,
  deactivateUser,
  deleteCuratorPage,
  deletePortrait,
  findLanding,
  getCurator,
  getCuratorPage,
  listAudit,
  listCuratorPages,
  listLeads,
  submitLead,
  updateCuratorPage,
} from '@alpha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith, signedIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
let salesman: Caller;
let visitor: Caller;
beforeAll(async () => {
  test = await openTestApp({ people: { leads: 4 } });
  admin = await signedIn(test, 'admin@alpha.test');
  leader = await signedIn(test, 'leader@alpha.test');
  salesman = await signedIn(test, 'salesman@alpha.test');
  visitor = callerWith(test);
});
afterAll(() => test.close());

const FORM = {
  slug: 'sofia-lareda',
  display_name: 'Sofía Lareda',
  headline: { en: 'Rental homes with checked figures.', es: 'Casas para renta con cifras.' },
  about: { en: '', es: '' },
  languages: ['es', 'en'],
  is_published: true,
};
const create = (caller: Caller, user_id: number, more: object = {}) =>
  caller(createCuratorPage, { body: { ...FORM, user_id, ...more } });
const update = (caller: Caller, { user_id: id, version }: CuratorPage, more: object = {}) =>
  caller(updateCuratorPage, { params: { id }, body: { ...FORM, version, ...more } });
const remove = (caller: Caller, id: number) => caller(deleteCuratorPage, { params: { id } });
const open = async (slug: string) => {
  const answer = await visitor(getCurator, { params: { slug } });
  return answer.statusCode === 200 ? answer.json() : answer.statusCode;
};

describe('a curator page', () => {
  it('shows the photo of its person’s profile', async () => {
    const { user_id: userId, photo_url } = await open('valeria-montiel');
    expect(photo_url).toMatch(/^\/media\//);
    await admin(deletePortrait, { params: { id: userId } });
    expect((await open('valeria-montiel')).photo_url).toBeNull();
  });

  it('is made, shown to visitors, hidden, published again and deleted', async () => {
    const made: CuratorPage = (await create(leader, 3)).json();
    expect(made).toMatchObject({
      ...{ user_id: 3, slug: FORM.slug, version: 1, is_published: true, old_slugs: [] },
      user: { id: 3, name: 'Sofía Lareda', is_active: true },
    });
    expect(await open('Sofia-LAREDA')).toMatchObject({ user_id: 3, headline: FORM.headline });
    expect((await visitor(findLanding, { query: { ref: 3 } })).json().slug).toBe(FORM.slug);
    const hidden: CuratorPage = (await update(leader, made, { is_published: false })).json();
    expect(await open(FORM.slug)).toBe(404);
    expect((await visitor(findLanding, { query: { ref: 3 } })).json().slug).toBeNull();
    const sitemap = () => test.app.inject('/sitemap.xml').then(({ body }) => body);
    expect(await sitemap()).not.toContain(FORM.slug);
    const about = { en: 'Ten years in Miami.', es: 'Diez años en Miami.' };
    const shown: CuratorPage = (await update(salesman, hidden, { about })).json();
    expect(await open(FORM.slug)).toMatchObject({ about });
    expect(await sitemap()).toContain(FORM.slug);
    expect(shown.version).toBe(3);
    expect((await remove(leader, 3)).json()).toEqual({ status: 'success' });
    expect(await open(FORM.slug)).toBe(404);
    const log = (await admin(listAudit, { query: { per_page: 20 } })).json();
    expect(
      log.data
        .map(({ action }: { action: string }) => action)
        .filter((a: string) => /^curator/.test(a)),
    ).toEqual(['curator.deleted', 'curator.updated', 'curator.updated', 'curator.created']);
  });

  it('keeps its earlier links: they lead to the current one, and nobody else can take them', async () => {
    const made: CuratorPage = (await create(leader, 3)).json();
    const renamed: CuratorPage = (await update(leader, made, { slug: 'sofia-miami' })).json();
    expect(renamed.old_slugs).toEqual([FORM.slug]);
    expect(await open(FORM.slug)).toMatchObject({ slug: 'sofia-miami' });
    const taken = await create(leader, 4);
    expect([taken.statusCode, taken.json().code]).toEqual([422, 'curator.slugTaken']);
    expect(Object.keys(taken.json().errors)).toEqual(['slug']);
    const back: CuratorPage = (await update(leader, renamed)).json();
    expect([back.slug, back.old_slugs]).toEqual([FORM.slug, ['sofia-miami']]);
    await remove(leader, 3);
    // Deleted with the page.
    expect((await create(leader, 4, { slug: 'sofia-miami' })).statusCode).toBe(200);
    await remove(leader, 4);
  });

  it.each([
    [{ slug: 'admin' }, 'slug'],
    [{ slug: 'a b' }, 'slug'],
    [{ slug: '../x' }, 'slug'],
    [{ slug: '' }, 'slug'],
    [{ display_name: ' ' }, 'display_name'],
    [{ headline: { en: 'Only English', es: ' ' } }, 'headline.es'],
    [{ about: { en: 'Only English', es: '' } }, 'about'],
    [{ languages: [] }, 'languages'],
    [{ languages: ['es', 'es'] }, 'languages'],
    [{ languages: ['xx'] }, 'languages.0'],
    [{ photo_url: 'https://elsewhere.test/x.png' }, 'photo_url'],
    [{ user_id: 999_999 }, 'user_id'],
  ])('is refused with %j', async (more, field) => {
    const answer = await create(admin, 3, more);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it('exists once per user, and for active users only', async () => {
    await create(leader, 5);
    const again = await create(leader, 5, { slug: 'another-one' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'curator.hasPage']);
    await admin(deactivateUser, { params: { id: 5 } });
    expect(await open(FORM.slug)).toBe(404);
    const { pages, without_page } = (await admin(listCuratorPages)).json();
    expect(pages.find(({ user_id }: CuratorPage) => user_id === 5).user.is_active).toBe(false);
    expect(without_page.map(({ id }: { id: number }) => id).sort()).toEqual([1, 2, 3, 4, 6, 7]);
    await remove(admin, 5);
    expect((await create(admin, 5)).json().errors).toHaveProperty('user_id');
  });
});

describe('who edits a curator page', () => {
  it('administrators all, leaders their own and their team’s, others only their own (security 10)', async () => {
    const page: CuratorPage = (await admin(getCuratorPage, { params: { id: 8 } })).json();
    for (const other of [leader, salesman]) {
      expect((await other(getCuratorPage, { params: { id: 8 } })).statusCode).toBe(404);
      expect((await update(other, page)).statusCode).toBe(404);
      expect((await other(listCuratorPages)).body).not.toContain('valeria');
    }
    expect((await remove(leader, 8)).statusCode).toBe(404);
    expect((await remove(salesman, 8)).statusCode).toBe(403);
    expect((await create(salesman, 3)).statusCode).toBe(403);
    expect((await create(leader, 6)).json().errors).toHaveProperty('user_id');
    expect((await salesman(listCuratorPages)).json()).toEqual({ pages: [], without_page: [] });
    const own = (await leader(listCuratorPages)).json().without_page;
    expect(own.map(({ id }: { id: number }) => id).sort()).toEqual([2, 3, 4]);
    const curator = await signedIn(test, 'curator@alpha.test');
    const { slug, display_name, headline, about, languages } = page;
    const same = { slug, display_name, headline, about, languages };
    expect((await update(curator, page, same)).statusCode).toBe(200);
  });
});

describe('two people who edit a page at once', () => {
  it('the second gets a clear refusal, and nothing of the first is lost', async () => {
    const made: CuratorPage = (await create(leader, 3)).json();
    const first = { headline: { en: 'First', es: 'Primero' } };
    const answers = await Promise.all([
      update(leader, made, first),
      update(salesman, made, { headline: { en: 'Second', es: 'Segundo' } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect([refused.code, refused.message]).toEqual([
      'curator.changed',
      'Somebody else saved this page in the meantime.',
    ]);
    const saved = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect((await admin(getCuratorPage, { params: { id: 3 } })).json()).toEqual(saved);
    await remove(leader, 3);
  });

  it('the same new link goes to one of two pages', async () => {
    const answers = await Promise.all([create(leader, 3), create(leader, 4)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    await Promise.all([remove(leader, 3), remove(leader, 4)]);
  });
});

it('a lead from the quiz link belongs to its curator, hidden page or not', async () => {
  const made: CuratorPage = (await create(leader, 3)).json();
  const answer = (email: string) => ({
    ...{ user_id: String(made.user_id), first_name: 'Ana', email, source: 'quiz' },
    adicionales: [{ label: 'Country', answer: 'Mexico', key: 'location' }],
  });
  expect((await visitor(submitLead, { body: answer('shown@quiz.test') })).statusCode).toBe(200);
  await update(leader, made, { is_published: false });
  await visitor(submitLead, { body: answer('hidden@quiz.test') });
  const owned = (await salesman(listLeads, { query: { search: 'quiz.test' } })).json();
  expect(owned.map(({ email }: { email: string }) => email).sort()).toEqual([
    'hidden@quiz.test',
    'shown@quiz.test',
  ]);
});
