import { afterEach, expect, test, vi } from 'vitest';
import { isPictureThere } from './picture-check';

afterEach(() => vi.unstubAllGlobals());

function stubFetch(...answers: (() => Promise<unknown>)[]) {
  const fetch = vi.fn();
  for (const answer of answers) fetch.mockImplementationOnce(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a picture is checked once, with HEAD', async () => {
  const fetch = stubFetch(async () => ({ ok: true }));
  const answers = await Promise.all([isPictureThere('/a.svg'), isPictureThere('/a.svg')]);
  expect(answers).toEqual([true, true]);
  expect(await isPictureThere('/a.svg')).toBe(true);
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD' });
});

test('a picture that is missing or does not respond may be checked again', async () => {
  const fetch = stubFetch(
    async () => ({ ok: false }),
    () => Promise.reject(new Error('offline')),
    async () => ({ ok: true }),
  );
  expect(await isPictureThere('/b.svg')).toBe(false);
  expect(await isPictureThere('/b.svg')).toBe(false);
  expect(await isPictureThere('/b.svg')).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(3);
});
