import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint';

async function passed(...pieces: (string | Buffer)[]) {
  const stream = scriptsAfterPaint();
  for (const piece of pieces) stream.write(piece);
  stream.end();
  return text(stream);
}

describe('the scripts of a server-rendered page', () => {
  it('are inert, wherever the page was split into chunks', async () => {
    const page =
      '<p>a<b</p><link rel="modulepreload" href="/a.js"/><link rel="icon"/>' +
      '<script nonce="n">1</script><script nonce="n" type="module" async="">import "/a.js"</script>';
    const whole = await passed(page);
    expect(whole).toContain('<link rel="after-paint" href="/a.js"/><link rel="icon"/>');
    expect(whole).toContain(
      '<script nonce="n" type="text/plain" data-after-paint="">import "/a.js"</script>',
    );
    expect(whole).not.toContain('type="module"');
    expect(whole).not.toContain('modulepreload" href');
    for (let cut = 0; cut <= page.length; cut += 1)
      expect(await passed(page.slice(0, cut), page.slice(cut))).toBe(whole);
  });

  it('are started by a script the CSP allows', async () => {
    const page = await passed('<script nonce="n" type="module" async="">import "/a.js"</script>');
    const starter = /^<script nonce="n">(.*?)<\/script>/s.exec(page)?.[1];
    expect(() => new Function(starter ?? 'nothing was sent(')).not.toThrow();
  });

  it('leave every character unchanged', async () => {
    const page = Buffer.from('<h1>Señalización — 日本 <</h1><');
    for (let cut = 0; cut <= page.length; cut += 1)
      expect(await passed(page.subarray(0, cut), page.subarray(cut))).toBe(page.toString());
  });
});
