import { expect, test } from 'vitest';
import type { OpenRoom, RoomHome } from '~/data/room';
import { withHome, withNote, withoutHome } from './room-edits';

const CHANGES = { price: { from: 2, to: 1 }, cash_flow_monthly: null, result_median: null };
const homeLike = (property_id: number, saved_at: string | null, sent_at: string | null = null) =>
  ({
    ...{ property_id, saved_at, sent_at, note: `note ${property_id}`, listing: null },
    ...{ changes: { ...CHANGES, status: null }, answer: null, reason: '', report_token: null },
  }) satisfies RoomHome;

const [latest, earlier, sent] = [
  homeLike(1, '2026-11-03T10:00:00.000Z', '2026-11-01T10:00:00.000Z'),
  homeLike(2, '2026-11-02T10:00:00.000Z'),
  homeLike(3, null, '2026-11-01T10:00:00.000Z'),
];
const room: OpenRoom = {
  ...{ first_name: 'Ana', curator: null, has_purchase: false, session_count: 1, refusal: null },
  homes: [latest, earlier, sent],
};
const idsOf = ({ homes }: OpenRoom) => homes.map(({ property_id }) => property_id);

test('a note changes its own home only', () => {
  expect(withNote(room, 2, 'new').homes.map(({ note }) => note)).toEqual([
    ...['note 1', 'new', 'note 3'],
  ]);
});

test('a removed home goes; one that was sent stays without what belongs to saving it', () => {
  expect(idsOf(withoutHome(room, 2))).toEqual([1, 3]);
  const [still] = withoutHome(room, 1).homes;
  expect(still).toMatchObject({ property_id: 1, saved_at: null, note: '' });
  expect(still?.changes.price).toBeNull();
  expect(idsOf(withoutHome(room, 1))).toEqual([1, 2, 3]);
});

test('a home that comes back is where it was, with its note', () => {
  expect(withHome(withoutHome(room, 1), latest)).toEqual(room);
  expect(withHome(withoutHome(room, 2), earlier)).toEqual(room);
  expect(idsOf(withHome({ ...room, homes: [] }, earlier))).toEqual([2]);
});
