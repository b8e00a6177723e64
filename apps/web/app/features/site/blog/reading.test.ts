import { expect, test } from 'vitest';
import { partsOf, readingMinutes } from './reading';

test('only blocks with a bold opening are parts, named without markup, identified by position', () => {
  const content = [
    'An opening.',
    '<strong>1. Rate (<em>cap</em>).</strong> Take the rent.',
    { text: '<strong>Two.</strong> Then this:', bullets: ['a'] },
  ];
  expect(partsOf(content)).toEqual([
    { anchor: 'part-1', heading: '1. Rate (cap)' },
    { anchor: 'part-2', heading: 'Two' },
  ]);
});

test('an article is read at two hundred words a minute, lists and tables included', () => {
  const words = (count: number) => 'word '.repeat(count).trim();
  expect(readingMinutes([words(200)])).toBe(1);
  expect(readingMinutes([words(150), { text: words(40), bullets: [words(30)] }])).toBe(2);
});
