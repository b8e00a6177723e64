import { expect, it } from 'vitest';
import { leadLike } from '~/data/board-fixtures';
import { betterSide, differingFields, fromOther, pairOf } from './merge-fields';

const first = leadLike(1, {
  ...{ created_at: '2026-01-01T10:00:00.000Z', last_touched_at: '2026-01-02T10:00:00.000Z' },
  ...{ first_name: 'Ana', last_name: '-', phone: '1', country: 'CO', source: 'quiz' },
});
const second = leadLike(2, {
  ...{ created_at: '2026-02-01T10:00:00.000Z', last_touched_at: '2026-02-02T10:00:00.000Z' },
  ...{ first_name: 'Ana', last_name: 'Ruiz', phone: '2', country: null, source: 'home' },
});
const pair = pairOf(second, first);

it('the lead that came first stays', () => {
  expect([pair.kept.id, pair.other.id]).toEqual([1, 2]);
});

it('only what differs is chosen', () => {
  expect(differingFields(pair)).toEqual(
    expect.arrayContaining(['last_name', 'phone', 'country', 'source']),
  );
  expect(differingFields(pair)).not.toContain('first_name');
});

it('what is known is better than nothing, newer better than older, the first source stays', () => {
  expect(betterSide(pair, 'last_name')).toBe('other');
  expect(betterSide(pair, 'country')).toBe('kept');
  expect(betterSide(pair, 'phone')).toBe('other');
  expect(betterSide(pair, 'source')).toBe('kept');
  expect(fromOther(pair, { phone: 'kept' })).not.toContain('phone');
});

it('the column follows an owner with another board', () => {
  const roles = [{ id: 2, name: 'leader' as const }];
  const led = { ...second, user_id: 9, user: { id: 9, name: 'Marcus', roles }, lead_status_id: 11 };
  const across = pairOf(first, led);
  expect(differingFields(across)).not.toContain('lead_status_id');
  expect(fromOther(across, { user_id: 'other' })).toContain('lead_status_id');
  expect(fromOther(across, { user_id: 'kept' })).not.toContain('lead_status_id');
});
