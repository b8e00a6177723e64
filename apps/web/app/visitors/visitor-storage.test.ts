import { beforeEach, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
const storage = { isFull: false };

beforeEach(() => {
  stored.clear();
  storage.isFull = false;
  vi.resetModules();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (storage.isFull) throw new DOMException('full', 'QuotaExceededError');
        stored.set(key, value);
      },
      removeItem: (key: string) => void stored.delete(key),
    },
  });
});

it('with full storage, the latest value counts and not the stored one', async () => {
  const { removeValues, saveValue, readValue } = await import('./visitor-storage');
  saveValue('quizData', 'old');
  storage.isFull = true;
  saveValue('quizData', 'new');
  expect(readValue('quizData')).toBe('new');
  storage.isFull = false;
  saveValue('quizData', 'newest');
  expect([readValue('quizData'), stored.get('quizData')]).toEqual(['newest', 'newest']);
  storage.isFull = true;
  saveValue('quizData', 'lost');
  removeValues('quizData');
  expect(readValue('quizData')).toBeNull();
});

it('a value cleared in another tab is cleared here too', async () => {
  const { saveValue, readValue } = await import('./visitor-storage');
  saveValue('quizData', 'old');
  stored.clear();
  expect(readValue('quizData')).toBeNull();
});

it('with full storage, a later link still overrides', async () => {
  const { refOf, rememberSource, utmsOf } = await import('./visitor-source');
  rememberSource('?ref=8&utm_source=letter');
  storage.isFull = true;
  rememberSource('?ref=9&utm_source=ad');
  expect([refOf(), utmsOf()]).toEqual(['9', { utm_source: 'ad' }]);
});
