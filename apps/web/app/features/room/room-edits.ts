import type { OpenRoom, RoomHome } from '~/data/room';

const UNCHANGED = { price: null, cash_flow_monthly: null, result_median: null, status: null };

const changed = (room: OpenRoom, id: number, change: (home: RoomHome) => RoomHome[]): OpenRoom => ({
  ...room,
  homes: room.homes.flatMap((home) => (home.property_id === id ? change(home) : [home])),
});

export const withNote = (room: OpenRoom, id: number, note: string): OpenRoom =>
  changed(room, id, (home) => [{ ...home, note }]);

/** One that the curator sent stays, as not saved. */
export const withoutHome = (room: OpenRoom, id: number): OpenRoom =>
  changed(room, id, (home) =>
    home.sent_at === null ? [] : [{ ...home, saved_at: null, note: '', changes: UNCHANGED }],
  );

/** In its place: saved ones first, the latest on top. */
export function withHome(room: OpenRoom, home: RoomHome): OpenRoom {
  const homes = room.homes.filter(({ property_id: id }) => id !== home.property_id);
  const savedAt = home.saved_at ?? '';
  const next = homes.findIndex(({ saved_at: at }) => (at ?? '') < savedAt);
  return { ...room, homes: homes.toSpliced(next < 0 ? homes.length : next, 0, home) };
}
