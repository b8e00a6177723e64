import { describe, expect, it } from 'vitest';
import { nameOf } from '~/lib/person-name';
import { isTouched, telephoneOf, whatsAppNumber } from './lead-facts';

describe('the name of a lead', () => {
  it('omits the dash the quiz sends for a name it does not ask for', () => {
    expect(nameOf({ first_name: 'Ana', last_name: '-' })).toBe('Ana');
    expect(nameOf({ first_name: 'Ana', last_name: 'Ruiz' })).toBe('Ana Ruiz');
  });

  it('is the email when there is no name, and nothing when that is a dash too', () => {
    expect(nameOf({ first_name: '-', last_name: '-', email: 'a@b.co' })).toBe('a@b.co');
    expect(nameOf({ first_name: '-', last_name: '-', email: '-' })).toBeNull();
  });
});

it('a lead that nobody has done anything about is no touched one', () => {
  const created_at = '2026-03-01T10:00:00.000Z';
  expect(isTouched({ created_at, last_touched_at: created_at })).toBe(false);
  expect(isTouched({ created_at, last_touched_at: '2026-03-01T10:00:01.000Z' })).toBe(true);
});

describe('the number of a lead', () => {
  it('opens a chat only where the country is known', () => {
    expect(whatsAppNumber('+57 300 555 0100')).toBe('573005550100');
    expect(whatsAppNumber('0057 (300) 555-0100')).toBe('573005550100');
    expect(whatsAppNumber('300 555 0100')).toBeNull();
    expect(whatsAppNumber('-')).toBeNull();
  });

  it('is called as typed, and a dash is no number', () => {
    expect(telephoneOf('+57 (300) 555-0100')).toBe('+573005550100');
    expect(telephoneOf('-')).toBeNull();
  });
});
