import { expect, it } from 'vitest';
import { decodeEntities } from './html-entities';
import { isSafeHref } from './safe-href';

it.each([
  '/blog',
  '/services#x',
  '/blog?a=1',
  'https://www.irs.gov/',
  'HTTPS://a.test',
  'mailto:ana@a.test',
])('a link may lead to %s', (href) => {
  expect(isSafeHref(href)).toBe(true);
});

it.each([
  '',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'https:\\\\evil.test',
  'http://a.test',
  'https://',
  'https://bank.test@evil.test/',
  'https://user:word@a.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  decodeEntities('&#106;avascript&#58;alert(1)'),
  'vbscript:x',
  'data:text/html,x',
  'file:///etc',
  'mailto:a@b.test?cc=c@d.test',
  'mailto:x',
])('no link leads to %j', (href) => {
  expect(isSafeHref(href)).toBe(false);
});
