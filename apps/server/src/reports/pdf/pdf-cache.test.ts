import { describe, expect, it } from 'vitest';
import { createPdfCache } from './pdf-cache.ts';

function setUp() {
  let time = 0;
  let prints = 0;
  const store = createPdfCache(() => time);
  return {
    pass: (ms: number) => {
      time += ms;
    },
    prints: () => prints,
    ask: (content: unknown, fails = false) =>
      store(content, async () => {
        prints += 1;
        if (fails) throw new Error('render failed');
        return Buffer.from(`print ${prints}`);
      }),
  };
}

describe('the PDF cache', () => {
  it('renders once for simultaneous and repeated requests', async () => {
    const { ask, prints } = setUp();
    const all = await Promise.all([ask({ a: 1 }), ask({ a: 1 }), ask({ a: 1 })]);
    expect(all.map(String)).toEqual(['print 1', 'print 1', 'print 1']);
    expect(String(await ask({ a: 1 }))).toBe('print 1');
    expect(prints()).toBe(1);
  });

  it('renders again when a figure changes, and after ten minutes', async () => {
    const { ask, pass } = setUp();
    await ask({ a: 1 });
    expect(String(await ask({ a: 2 }))).toBe('print 2');
    pass(10 * 60_000);
    expect(String(await ask({ a: 1 }))).toBe('print 3');
  });

  it('retries after a failure', async () => {
    const { ask } = setUp();
    await expect(ask({ a: 1 }, true)).rejects.toThrow('render failed');
    expect(String(await ask({ a: 1 }))).toBe('print 2');
  });

  it('is limited in size', async () => {
    const { ask, prints } = setUp();
    for (let i = 0; i < 25; i += 1) await ask(i);
    await ask(24);
    expect(prints()).toBe(25);
    await ask(0);
    expect(prints()).toBe(26);
  });
});
