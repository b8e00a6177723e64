import { describe, expect, it, test } from 'vitest';
import { type InlineNode, parseInline } from './inline-html';

test('emphasis and safe links become elements', () => {
  expect(parseInline('a <strong>b <em>c</em></strong> <a href="/quiz">d</a>')).toEqual([
    'a ',
    { tag: 'strong', children: ['b ', { tag: 'em', children: ['c'] }] },
    ' ',
    { tag: 'a', href: '/quiz', children: ['d'] },
  ]);
});

describe('alternative spellings by authors', () => {
  it.each<[string, InlineNode[]]>([
    ['<b>a</b>', [{ tag: 'strong', children: ['a'] }]],
    ['<i>a</i>', [{ tag: 'em', children: ['a'] }]],
    ['<STRONG>a</Strong>', [{ tag: 'strong', children: ['a'] }]],
    ['a<br>b<br/>c<br />d', ['a', { tag: 'br' }, 'b', { tag: 'br' }, 'c', { tag: 'br' }, 'd']],
    ["<a href='/blog'>a</a>", [{ tag: 'a', href: '/blog', children: ['a'] }]],
    ['<a href=/blog>a</a>', [{ tag: 'a', href: '/blog', children: ['a'] }]],
    [
      '<a class="x" href="https://a.test/?b=1&amp;c=2" target=_blank>a</a>',
      [{ tag: 'a', href: 'https://a.test/?b=1&c=2', children: ['a'] }],
    ],
    ['<a href="mailto:a@b.test">a</a>', [{ tag: 'a', href: 'mailto:a@b.test', children: ['a'] }]],
    ['Tax &amp; law &#8211; a&nbsp;&ntilde;', ['Tax & law – a\u00a0ñ']],
    ['1 < 2 & 3 > 2', ['1 < 2 & 3 > 2']],
    ['<p>a <span style="color:red">b</span></p>', ['a b']],
    ['<strong>a', [{ tag: 'strong', children: ['a'] }]],
    ['a</em> b', ['a b']],
    [
      '<em>a <strong>b</em> c</strong>',
      [{ tag: 'em', children: ['a ', { tag: 'strong', children: ['b'] }] }, ' c'],
    ],
  ])('%s', (written, read) => {
    expect(parseInline(written)).toEqual(read);
  });
});

describe('what an attacker may write (security 21)', () => {
  const link: InlineNode = { tag: 'a', href: 'https://a.test', children: ['y'] };

  it.each<[string, InlineNode[]]>([
    ['a<script>alert(1)</script>b', ['ab']],
    ['a<SCRIPT src=//x>if (a<b) alert(1)</SCRIPT >b', ['ab']],
    ['a<script>alert(1)', ['a']],
    ['a<style>*{}</style><svg onload=alert(1)><a href="/x">z</a></svg>b', ['ab']],
    ['<img src=x onerror=alert(1)>a', ['a']],
    ['<b onmouseover="alert(1)">a</b>', [{ tag: 'strong', children: ['a'] }]],
    ['<a href="https://a.test" onclick="x()">y</a>', [link]],
    ['<a onclick="a>b" href="https://a.test">y</a>', [link]],
    ['<a href="https://a.test" href="javascript:x">y</a>', [link]],
    ['a<!-- <script>x</script> -->b', ['ab']],
    ['a<!-- b', ['a']],
    ['&lt;script&gt;x&lt;/script&gt;', ['<script>x</script>']],
    ['&amp;lt;script&amp;gt;', ['&lt;script&gt;']],
    ['&#60;img onerror=x&#x3e; &#0;&#xD800;&#9999999;', ['<img onerror=x> \ufffd\ufffd\ufffd']],
    ['&constructor; &toString;', ['&constructor; &toString;']],
    [
      '<a href="/a">b<a href="javascript:x">c</a>',
      [{ tag: 'a', href: '/a', children: ['b'] }, 'c'],
    ],
    ['a <img src=x onerror=alert(1)', ['a <img src=x onerror=alert(1)']],
  ])('%s', (written, read) => {
    expect(parseInline(written)).toEqual(read);
  });

  it('a bad link loses the link, and the text around it keeps its format', () => {
    expect(parseInline('<strong>a</strong> <a href="data:text/html,x"><em>b</em></a> c')).toEqual([
      { tag: 'strong', children: ['a'] },
      ' ',
      { tag: 'em', children: ['b'] },
      ' c',
    ]);
  });

  it('ten thousand nested tags are only twenty deep', () => {
    let depth = 0;
    let nodes = parseInline(`${'<b>'.repeat(10_000)}x`);
    for (let [node] = nodes; typeof node === 'object' && 'children' in node; [node] = nodes) {
      depth += 1;
      nodes = node.children;
    }
    expect([depth, nodes]).toEqual([20, ['x']]);
  });
});
