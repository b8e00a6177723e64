import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSavedHomes, type SavedHomes, writeSavedHomes } from '~/lib/saved-homes';
import { openRoom, readRoom, sendToggled } from './room';
import { toggleSaved } from './saved-homes';

type Sent = { method: string; path: string; homes: number[] };
type Refusal = { status: number; code: string };

const FULL = { status: 409, code: 'room.full' };
const CLOSED = { status: 401, code: 'room.closed' };
const TOO_MANY = { status: 429, code: 'rateLimit' };

let sent: Sent[];
/** What the room has, and what it refuses. */
let inRoom: number[];
let refuse: (sent: Sent) => Refusal | undefined;

function respond({ method, path, homes }: Sent): object {
  if (method === 'POST' && path === '/api/room/homes') inRoom = [...new Set([...inRoom, ...homes])];
  if (method === 'DELETE') inRoom = inRoom.filter((id) => path !== `/api/room/homes/${id}`);
  if (path !== '/api/room') return { status: 'success' };
  const saved_at = '2026-11-01T10:00:00.000Z';
  return { homes: inRoom.map((property_id) => ({ property_id, saved_at })) };
}

beforeEach(() => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage, location: { pathname: '/room' } });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  sent = [];
  inRoom = [];
  refuse = () => undefined;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const { homes = [] } = body ? JSON.parse(String(body)) : {};
    const ids = homes.map(({ property_id }: { property_id: number }) => property_id);
    const request = { method, path: new URL(url, 'https://alpha.test').pathname, homes: ids };
    sent.push(request);
    const refused = refuse(request);
    if (!refused) return Response.json(respond(request));
    const { status, code } = refused;
    return Response.json({ code, message: code, request_id: 'test' }, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const unsent = (property_id: number) => ({ property_id, isUnsent: true });
const keep = (saved: Partial<SavedHomes>) =>
  writeSavedHomes({ isInRoom: true, homes: [], ...saved });
const read = () => readRoom(new AbortController().signal);
const hearts = () => readSavedHomes().homes.map(({ property_id }) => property_id);
const isSaving = ({ method, path }: Sent) => method === 'POST' && path === '/api/room/homes';

test.each([TOO_MANY, { status: 503, code: 'internal' }])(
  'a home that could not be sent keeps its heart and is sent again: %j',
  async (failure) => {
    inRoom = [1];
    keep({ homes: [unsent(2), { property_id: 1 }] });
    refuse = (request) => (isSaving(request) ? failure : undefined);
    expect(await read()).toMatchObject({ refusal: null });
    expect(hearts()).toEqual([2, 1]);
    expect(sent.filter(isSaving)).toHaveLength(1);
    refuse = () => undefined;
    await read();
    expect([hearts(), inRoom]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  },
);

test('of homes that do not fit together, those that fit are saved; the others keep their hearts, with the reason', async () => {
  keep({ homes: [unsent(1), unsent(2), unsent(3)] });
  refuse = (request) =>
    isSaving(request) && inRoom.length + request.homes.length > 2 ? FULL : undefined;
  expect(await read()).toMatchObject({ refusal: 'room.full' });
  expect(inRoom).toEqual([1, 2]);
  expect(readSavedHomes().homes).toEqual([unsent(3), { property_id: 1 }, { property_id: 2 }]);
});

test('a removal that failed is sent again, and its heart does not come back meanwhile', async () => {
  inRoom = [1, 2];
  keep({ homes: [{ property_id: 1 }, { property_id: 2 }] });
  refuse = ({ method }) => (method === 'DELETE' ? TOO_MANY : undefined);
  toggleSaved({ property_id: 1 });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await read();
  expect([hearts(), inRoom]).toEqual([[2], [1, 2]]);
  refuse = () => undefined;
  await read();
  expect([hearts(), inRoom]).toEqual([[2], [2]]);
  expect(readSavedHomes().removedIds).toEqual([]);
});

test('a home the room does not have any more is removed', async () => {
  keep({ removedIds: [7] });
  refuse = ({ method }) =>
    method === 'DELETE' ? { status: 404, code: 'room.homeNotFound' } : undefined;
  await read();
  expect(readSavedHomes().removedIds).toEqual([]);
});

test('a home that is saved again is not removed', async () => {
  keep({ removedIds: [7] });
  toggleSaved({ property_id: 7 });
  await vi.waitFor(() => expect(readSavedHomes().homes).toEqual([{ property_id: 7 }]));
  await read();
  expect([inRoom, sent.filter(({ method }) => method === 'DELETE')]).toEqual([[7], []]);
});

test.each([
  ['reading', () => read()],
  ['saving', () => sendToggled({ property_id: 2 }, true)],
])('a room found closed at %s leaves only what it never had', async (_, act) => {
  keep({ homes: [unsent(2), { property_id: 1 }], removedIds: [3] });
  refuse = () => CLOSED;
  await act();
  expect(readSavedHomes()).toEqual({ isInRoom: false, homes: [{ property_id: 2 }] });
});

test('another person’s homes never come into a room that is opened here', async () => {
  keep({ homes: [unsent(2), { property_id: 1 }], removedIds: [3] });
  refuse = ({ path }) => (path.startsWith('/api/room/homes') ? CLOSED : undefined);
  await openRoom('key');
  expect(sent.at(-1)).toEqual({ method: 'POST', path: '/api/room/session', homes: [] });
  refuse = () => undefined;
  inRoom = [9];
  await read();
  expect([hearts(), inRoom]).toEqual([[9], [9]]);
});

test('homes saved before there was a room come along', async () => {
  keep({ isInRoom: false, homes: [{ property_id: 5 }] });
  await openRoom('key');
  expect(sent).toEqual([{ method: 'POST', path: '/api/room/session', homes: [5] }]);
});
