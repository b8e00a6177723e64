import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint';

async function passed(...pieces: (string | Buffer)[]) {
  const stream = scriptsAfterPaint();
  for (const piece of pieces) stream.write(piece);
  stream.end();
  return text(stream);
}

describe('the scripts of a page that is read before it is used', () => {
  it('come after what is seen, wherever the page was cut into pieces', async () => {
    const page = '<p>a<b</p><link rel="modulepreload" href="/a.js"/><link rel="icon"/>';
    const wanted = page.replace('<link rel="modulepreload"', '$& fetchpriority="low"');
    for (let cut = 0; cut <= page.length; cut += 1)
      expect(await passed(page.slice(0, cut), page.slice(cut))).toBe(wanted);
  });

  it('leave every letter as it was', async () => {
    const page = Buffer.from('<h1>Señalización — 日本 <</h1><');
    for (let cut = 0; cut <= page.length; cut += 1)
      expect(await passed(page.subarray(0, cut), page.subarray(cut))).toBe(page.toString());
  });
});
