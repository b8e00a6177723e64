import { submitLead } from '@alpha/contract';
import { createTranslator } from '@alpha/i18n';
import { catalogs } from '@alpha/i18n/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { quizPost } from './quiz-post';
import type { QuizRecord } from './quiz-record';

const stored = new Map<string, string>();
const posts: unknown[] = [];
let isOnline = true;
let isStorageOff = false;
let status = 200;
const LEAD = { id: 7, first_name: 'Ana', last_name: '-', email: 'ana@x.test', lead_status_id: 3 };

vi.stubGlobal('document', { documentElement: { lang: 'es' } });
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isStorageOff) throw new DOMException('off', 'SecurityError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
  posts.push(JSON.parse(body));
  if (!isOnline) throw new TypeError('offline');
  return new Response(JSON.stringify(LEAD), { status });
});
vi.spyOn(console, 'info').mockImplementation(() => undefined);

const chosen = (id: number) => ({ label: 'old words', answer: 'old words', id });
const record: QuizRecord = {
  nombre: ' Ana ',
  email: 'ana@x.test',
  ref: '8',
  utms: { utm_source: 'letter' },
  location: { label: 'old words', answer: 'Lima, Perú' },
  selectedAge: chosen(2),
  initialPayment: { label: 'old words', answer: 'US$ 269.000' },
  selectedRiskComfort: chosen(1),
  selectedInvestmentGoal: chosen(3),
  selectedPropertyType: chosen(5),
  selectedExitStrategy: chosen(1),
  selectedParticipation: chosen(2),
};
const t = createTranslator<'quizSteps'>('es', catalogs.es.quizSteps);

/** As after a reload: only stored data is left. */
async function freshPage() {
  vi.resetModules();
  return { ...(await import('./send-quiz')), ...(await import('./quiz-store')) };
}
const storedRecord = () => JSON.parse(stored.get('quizData') ?? '{}');

beforeEach(() => {
  stored.clear();
  posts.length = 0;
  isOnline = true;
  isStorageOff = false;
  status = 200;
});

describe('the lead of a quiz', () => {
  it('has the answers in the current language, with id and key, and placeholders for the rest', () => {
    const post = quizPost(record, t);
    expect(submitLead.body?.safeParse(post).success).toBe(true);
    expect(post).toMatchObject({
      source: 'quiz',
      user_id: 8,
      first_name: 'Ana',
      last_name: '-',
      phone: '-',
      email: 'ana@x.test',
      utms: { utm_source: 'letter' },
    });
    expect(post.adicionales?.map(({ key, id, answer }) => [key, id, answer])).toEqual([
      ['location', undefined, 'Lima, Perú'],
      ['age', 2, 'Entre 30 y 55'],
      ['initial_payment', undefined, 'US$ 269.000'],
      ['risk', 1, 'Bajo'],
      ['goal', 3, 'Vecindario estable'],
      ['property_type', 5, 'Retiro'],
      ['exit', 1, 'Conservarla a largo plazo y vender cuando el mercado sea muy favorable'],
      ['participation', 2, 'No'],
    ]);
  });

  it('has no owner without a referral', () => {
    expect(quizPost({ ...record, ref: null }, t).user_id).toBeNull();
    expect(quizPost({ ...record, ref: 'ana' }, t).user_id).toBe('ana');
  });

  it('is sent once, and the server’s response is stored', async () => {
    const page = await freshPage();
    page.saveAnswers(record);
    await Promise.all([page.sendQuiz(quizPost(record, t)), page.sendQuiz(quizPost(record, t))]);
    await page.sendQuiz(quizPost(record, t));
    expect(posts).toHaveLength(1);
    expect(stored.get('leadSent')).toBe('true');
    const { id: leadId, ...lead } = LEAD;
    expect(storedRecord()).toMatchObject({ ...record, leadId, ...lead });
    expect(storedRecord().unsent).toBeUndefined();
  });

  it('is sent again unchanged after a failure and a reload', async () => {
    const page = await freshPage();
    page.saveAnswers(record);
    isOnline = false;
    await page.sendQuiz(quizPost(record, t));
    expect(stored.has('leadSent')).toBe(false);
    const later = await freshPage();
    await later.sendUnsent();
    isOnline = true;
    await later.sendUnsent();
    await later.sendUnsent();
    expect(posts).toHaveLength(3);
    expect(posts[2]).toEqual(posts[0]);
    expect(stored.get('leadSent')).toBe('true');
    expect(storedRecord()).toMatchObject({ leadId: 7 });
  });

  it('is sent again automatically, also with storage disabled', async () => {
    isStorageOff = true;
    const page = await freshPage();
    const { watchUnsentQuiz } = await import('./unsent-quiz');
    page.saveAnswers(record);
    expect(page.getRecord()).toMatchObject(record);
    isOnline = false;
    await page.sendQuiz(quizPost(record, t));
    isOnline = true;
    const stop = watchUnsentQuiz();
    await vi.waitFor(() => expect(page.isLeadSent()).toBe(true));
    stop();
    expect(posts).toHaveLength(2);
  });

  it('that arrives after a restart does not count for the new quiz', async () => {
    const page = await freshPage();
    page.saveAnswers(record);
    const sending = page.sendQuiz(quizPost(record, t));
    page.clearQuiz();
    await sending;
    expect(Object.fromEntries(stored)).toEqual({});
  });

  it('that was not sent survives a restart, and does not count for the new quiz', async () => {
    const page = await freshPage();
    page.saveAnswers(record);
    isOnline = false;
    await page.sendQuiz(quizPost(record, t));
    page.clearQuiz();
    expect(page.getRecord()).toEqual({});
    page.saveAnswers({ nombre: 'Eva' });
    const later = await freshPage();
    const { watchUnsentQuiz } = await import('./unsent-quiz');
    isOnline = true;
    const stop = watchUnsentQuiz();
    await vi.waitFor(() => expect(stored.has('unsentQuizzes')).toBe(false));
    stop();
    expect(posts[1]).toEqual(posts[0]);
    expect([later.getRecord(), later.isLeadSent()]).toEqual([{ nombre: 'Eva' }, false]);
  });

  it('whose answers change while it is sent is sent again with the new ones', async () => {
    const page = await freshPage();
    page.saveAnswers(record);
    const changed = { ...record, selectedExitStrategy: chosen(3) };
    const first = page.sendQuiz(quizPost(record, t));
    page.saveAnswers(changed);
    await Promise.all([first, page.sendQuiz(quizPost(changed, t))]);
    expect(posts).toMatchObject([quizPost(record, t), quizPost(changed, t)]);
    const [{ quiz_id }, again] = posts as [{ quiz_id: string }, { quiz_id: string }];
    expect(quiz_id).toMatch(/^[0-9a-f]{32}$/);
    expect(again.quiz_id).toBe(quiz_id);
    page.clearQuiz();
    await page.sendQuiz(quizPost(record, t));
    expect(posts[2]).not.toMatchObject({ quiz_id });
    expect(page.isLeadSent()).toBe(true);
  });

  it.each([400, 403, 413, 422])('that is rejected (%s) is not sent forever', async (refusal) => {
    const page = await freshPage();
    page.saveAnswers(record);
    status = refusal;
    await page.sendQuiz(quizPost(record, t));
    await page.sendUnsent();
    expect(posts).toHaveLength(1);
    expect(page.getRecord()).toMatchObject({ isRefused: true });
    status = 200;
    await page.sendQuiz(quizPost(record, t));
    expect(page.isLeadSent()).toBe(true);
    expect(page.getRecord().isRefused).toBeUndefined();
  });

  it.each([408, 429, 500, 503])('that fails temporarily (%s) is sent again', async (busy) => {
    const page = await freshPage();
    page.saveAnswers(record);
    status = busy;
    await page.sendQuiz(quizPost(record, t));
    status = 200;
    await page.sendUnsent();
    expect(posts).toHaveLength(2);
    expect(page.isLeadSent()).toBe(true);
  });
});
