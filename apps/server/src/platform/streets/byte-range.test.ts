import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it.each([
  ['bytes=0-9', { start: 0, length: 10 }],
  ['bytes=90-', { start: 90, length: 10 }],
  ['bytes=-5', { start: 95, length: 5 }],
  ['bytes=-500', { start: 0, length: 100 }],
  ['bytes=95-1000', { start: 95, length: 5 }],
  ['Bytes = 1-1', { start: 1, length: 1 }],
])('%s of a hundred bytes is a part of them', (header, part) => {
  expect(byteRange(header, 100)).toEqual(part);
});

it.each([
  ['bytes=100-'],
  ['bytes=9-3'],
  ['bytes=-0'],
  ['bytes=-'],
  ['bytes=0-1,5-6'],
  ['bytes=a-b'],
  ['bytes=99999999999999999999-'],
])('%s of a hundred bytes is refused', (header) => {
  expect(byteRange(header, 100)).toBe('refused');
});

it.each([[undefined], ['items=0-5'], ['']])('%s is a request for the whole file', (header) => {
  expect(byteRange(header, 100)).toBe('whole');
});
