import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '~/lib/chunk-timeout';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function storeWithoutConnection() {
  const { loaders } = await import('@alpha/i18n');
  const load = vi
    .spyOn(loaders.es, 'visitors')
    .mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  return { load, ...(await import('./catalog-store')) };
}

describe('texts that fail to load', () => {
  it('are requested once, however often the page renders, and fail with the load error', async () => {
    const { load, loadCatalog, findRequest } = await storeWithoutConnection();
    const first = loadCatalog('es', 'visitors');
    await expect(first).rejects.toMatchObject({ name: ChunkLoadError.name });
    for (let drawn = 0; drawn < 5; drawn += 1) {
      expect(findRequest('es', 'visitors')).toBe(first);
      expect(loadCatalog('es', 'visitors')).toBe(first);
    }
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each(['online', 'pointerdown', 'keydown', 'popstate'])(
    'are requested again after "%s", and then available',
    async (chance) => {
      const { load, loadCatalog, findCatalog } = await storeWithoutConnection();
      await expect(loadCatalog('es', 'visitors')).rejects.toThrow();
      load.mockRestore();
      page.dispatchEvent(new Event(chance));
      await loadCatalog('es', 'visitors');
      expect(findCatalog('es', 'visitors')).toHaveProperty('consent');
    },
  );
});
