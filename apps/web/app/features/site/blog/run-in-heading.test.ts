import { expect, test } from 'vitest';
import { splitRunInHeading } from './run-in-heading';

test('a bold opening becomes a heading without its period', () => {
  expect(
    splitRunInHeading('<strong>2. Rate (<em>cap</em>).</strong> Take <em>the</em> rent'),
  ).toEqual({
    heading: ['2. Rate (', { tag: 'em', children: ['cap'] }, ')'],
    rest: ['Take ', { tag: 'em', children: ['the'] }, ' rent'],
  });
});

test('a paragraph without a bold opening has no heading', () => {
  expect(splitRunInHeading('Only <strong>this</strong> word')).toEqual({
    heading: null,
    rest: ['Only ', { tag: 'strong', children: ['this'] }, ' word'],
  });
});
