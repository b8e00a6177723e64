import type { LeadStatus } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import type { Owner } from '~/data/users';
import { emptyValues, type LeadFormValues, parseDollars, toBody } from './lead-form.values';
import { changedBetween, conflictingFields, mergeValues } from './merge-values';

const STATUSES: LeadStatus[] = [
  { id: 4, name: 'Contacted', role: 'salesman', order: 2 },
  { id: 3, name: 'New', role: 'salesman', order: 1 },
  { id: 9, name: 'New', role: 'admin', order: 1 },
];
const OWNER = { id: 7, name: 'Sofía', role: 'salesman' as const };

const begin = (wanted: string | null, owners: Owner[] = [OWNER]) =>
  emptyValues({ owners, statuses: STATUSES, wanted });

describe('a new lead', () => {
  it('starts in the column the user came from, when the owner’s board has it', () => {
    expect(begin('4').lead_status_id).toBe('4');
  });

  it.each([['9'], ['77'], ['x'], [null]])('starts in the first column for %s', (wanted) => {
    expect(begin(wanted)).toMatchObject({ user_id: '7', lead_status_id: '3' });
  });

  it('in a column of another role needs an owner of that role', () => {
    const admin = { id: 1, name: 'Ada', role: 'admin' as const };
    const other = { id: 8, name: 'Marco', role: 'salesman' as const };
    expect(begin('4', [admin, OWNER, other])).toMatchObject({ user_id: '', lead_status_id: '4' });
    expect(begin('4', [admin, OWNER])).toMatchObject({ user_id: '7', lead_status_id: '4' });
    expect(begin('9', [admin, OWNER])).toMatchObject({ user_id: '1', lead_status_id: '9' });
    // On one person's board it belongs to that person.
    expect(begin('4', [other, admin, OWNER])).toMatchObject({ user_id: '8', lead_status_id: '4' });
  });

  it('sends empty fields as null', () => {
    const body = toBody(begin(null));
    expect(body).toMatchObject({ country: null, profile: null, initial_payment: null, user_id: 7 });
  });
});

describe('a budget', () => {
  it.each([
    ['', null],
    ['120000', 120_000],
    ['120,000', 120_000],
    ['120.000', 120_000],
    ['US$ 1.250.000', 1_250_000],
    ['$1,250,000', 1_250_000],
    ['1 250 000', 1_250_000],
    ['269000.5', 269_000.5],
    ['1.5', 1.5],
  ])('%s is %s', (typed, amount) => {
    expect(parseDollars(typed)).toBe(amount);
  });

  it.each([['abc'], ['12,5'], ['1,2,3'], ['-5'], ['1.250,000']])('%s is not an amount', (typed) => {
    expect(parseDollars(typed)).toBeNaN();
  });
});

describe('two people who edit one contact', () => {
  const before: LeadFormValues = { ...begin('3'), phone: '1', email: 'a@b' };
  const theirs = { ...before, phone: '2', first_name: 'Ana', lead_status_id: '4' };
  const mine = { ...before, phone: '3', last_name: 'Ruiz' };

  it('keep each other’s changes, and the second one keeps their own in conflicts', () => {
    expect(mergeValues(before, mine, theirs)).toEqual({
      ...theirs,
      phone: '3',
      last_name: 'Ruiz',
    });
  });

  it('list the fields both changed', () => {
    expect(conflictingFields(before, mine, theirs)).toEqual(['phone']);
    expect(changedBetween(before, theirs)).toEqual(['first_name', 'phone', 'lead_status_id']);
  });

  it('do not mix the owner of one with the column of the other', () => {
    const given = { ...before, user_id: '1', lead_status_id: '9' };
    expect(mergeValues(before, given, theirs).lead_status_id).toBe('9');
  });
});
