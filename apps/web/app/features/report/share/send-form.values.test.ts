import { describe, expect, it } from 'vitest';
import { isAddress, problemOf, splitAddresses, withPasted } from './send-form.values';

const rows = (...emails: string[]) => emails.map((email) => ({ email, isSent: false }));

describe('the addresses of a message', () => {
  it.each([
    ['ana@example.com', true],
    [' ana@example.com ', true],
    ['ana@example', false],
    ['ana@example.', false],
    ['ana example.com', false],
    ['a b@example.com', false],
    // The server rejects it, so the form does too.
    ['josé@example.com', false],
  ])('%j is an address: %s', (text, expected) => {
    expect(isAddress(text)).toBe(expected);
  });

  it.each([
    ['', rows('', ''), 'none'],
    ['', rows('', 'ana@example.com'), null],
    ['ana', rows('ana', ''), 'noneValid'],
    ['ana', rows('ana', 'luis@example.com'), 'invalid'],
    ['luis@example.com', rows('ana', 'luis@example.com'), null],
  ])('%j among %o: %s', (email, recipients, expected) => {
    expect(problemOf(email, recipients)).toBe(expected);
  });

  it('are extracted from any format that mail programs copy', () => {
    expect(
      splitAddresses('Ana <ana@example.com>, "Luis"<luis@example.com>;\nx@example.com'),
    ).toEqual(['ana@example.com', 'luis@example.com', 'x@example.com']);
    expect(splitAddresses('no address here')).toEqual([]);
  });

  it('fill the free fields, then new ones, ten at most; the rest is reported', () => {
    const eleven = Array.from({ length: 11 }, (_, i) => `p${i}@example.com`);
    const { recipients, leftOut } = withPasted(rows(''), 0, eleven);
    expect(recipients.map(({ email }) => email)).toEqual(eleven.slice(0, 10));
    expect(leftOut).toEqual(['p10@example.com']);
  });

  it('are added once, and overwrite nothing', () => {
    const { recipients } = withPasted(rows('Ana@example.com', ''), 1, [
      'ana@example.com',
      'luis@example.com',
    ]);
    expect(recipients).toEqual(rows('Ana@example.com', 'luis@example.com'));
  });
});
