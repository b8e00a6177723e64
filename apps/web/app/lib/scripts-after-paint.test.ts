import { describe, expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint';

const passed = (page: string) => scriptsAfterPaint(Buffer.from(page)).toString();

describe('the scripts of a server-rendered page', () => {
  it('are inert', () => {
    const page = passed(
      '<p>a<b</p><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="icon"/>' +
        '<script nonce="n">1</script><script nonce="n" type="module" async="">import "/a.js"</script>',
    );
    expect(page).toMatch(
      /<link rel="after-paint" +href="\/a.js"\/><link rel="after-paint" +href="\/b.js"\/><link rel="icon"\/>/,
    );
    expect(page).toContain(
      '<script nonce="n" type="text/plain" data-after-paint="">import "/a.js"</script>',
    );
    expect(page).toContain('<script nonce="n">1</script><script nonce="n">(');
    expect(page).not.toContain('type="module"');
    expect(page).not.toContain('modulepreload" href');
  });

  it('are started by a script the CSP allows', () => {
    const page = passed('<script nonce="n" type="module" async="">import "/a.js"</script>');
    const starter = /^<script nonce="n">(.*?)<\/script>/s.exec(page)?.[1];
    expect(() => new Function(starter ?? 'nothing was sent(')).not.toThrow();
  });

  it('leave every character unchanged', () => {
    const page = '<h1>Señalización — 日本 <</h1><';
    expect(passed(page)).toBe(page);
  });
});
