import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { createElement as h, type ReactNode, Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';
import { writingOneText } from './react-in-one-text';

type Renderer = Pick<typeof import('react-dom/server'), 'renderToPipeableStream'>;

const require = createRequire(import.meta.url);
const file = join(
  dirname(require.resolve('react-dom/package.json')),
  'cjs/react-dom-server.node.production.js',
);
const code = readFileSync(file, 'utf8');

function load(source: string): Renderer {
  const exported = {};
  new Function('require', 'exports', source)(createRequire(file), exported);
  return exported as Renderer;
}

const [theirs, ours] = [load(code), load(writingOneText(code))];

/** Its writes, or the error that ended it. */
function draw(
  { renderToPipeableStream }: Renderer,
  page: ReactNode,
  isRefused = false,
): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const target = new Writable({
      write(piece: Buffer, _encoding, done) {
        if (isRefused) throw new Error('refused');
        pieces.push(piece);
        done();
      },
    });
    target.on('finish', () => resolve(pieces)).on('error', reject);
    const { pipe } = renderToPipeableStream(page, {
      // As in the entry of the server.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(target),
      onError: reject,
    });
  });
}

const Later = ({ when }: { when: Promise<string> }) => use(when);

/** Another one for each render, because a part of it comes later. */
function drawLong(renderer: Renderer): Promise<Buffer[]> {
  const when = new Promise<string>((resolve) => setTimeout(resolve, 5, 'más tarde'));
  const page = h(
    'main',
    { className: 'a "b"', style: { marginTop: 3 } },
    h('p', null, 'Renta: US$ 1.200 − 3 < 5 & “así”'),
    h('p', null, '🏠'.repeat(3_000)),
    Array.from({ length: 2_000 }, (_, key) => h('span', { key, title: `n.º ${key}` }, key, ' m²')),
    h(Suspense, { fallback: '…' }, h(Later, { when })),
  );
  return draw(renderer, page);
}

describe('a page that React writes as one text', () => {
  it('is the same page', async () => {
    const [expected, found] = [await drawLong(theirs), await drawLong(ours)];
    // As a yes or no: the difference would be a hundred kilobytes long.
    expect(Buffer.concat(found).equals(Buffer.concat(expected))).toBe(true);
    expect(String(Buffer.concat(found))).toContain('más tarde');
    expect(expected.length).toBeGreaterThan(20);
    expect(found.length).toBeLessThan(5);
  });

  it('has nothing of a page before it that could not be written', async () => {
    await expect(draw(ours, h('p', null, 'of somebody else'), true)).rejects.toThrow('refused');
    expect(String(Buffer.concat(await draw(ours, h('p', null, 'mine'))))).toBe('<p>mine</p>');
  });

  it('is refused where React writes in another way', () => {
    expect(() =>
      writingOneText(code.replace('function completeWriting(', 'function done(')),
    ).toThrow('look at react-in-one-text again');
  });
});
