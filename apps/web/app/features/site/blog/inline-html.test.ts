import { expect, test } from 'vitest';
import { isSafeHref, parseInline } from './inline-html';

test('emphasis and safe links become elements', () => {
  expect(parseInline('a <strong>b <em>c</em></strong> <a href="/quiz">d</a>')).toEqual([
    'a ',
    { tag: 'strong', children: ['b ', { tag: 'em', children: ['c'] }] },
    ' ',
    { tag: 'a', href: '/quiz', children: ['d'] },
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="https://a.b" onclick="x()">y</a>',
  '<a href="javascript:alert(1)">y</a>',
  '<strong>never closed',
  '<em>crossed <strong></em></strong>',
])('%s stays text', (text) => {
  expect(parseInline(text)).toEqual([text]);
});

test('links lead to our own pages or to https, nowhere else', () => {
  expect(['/blog', '/services#x', 'https://www.irs.gov/'].every(isSafeHref)).toBe(true);
  expect(
    ['//evil.test', '/\\evil.test', 'http://a.b', 'javascript:x', 'data:x', ''].some(isSafeHref),
  ).toBe(false);
});
