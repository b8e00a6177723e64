import { expect, test } from 'vitest';
import { loadRoom } from './load-room';

const COOKIE = 'room=abc';

function apiWith(answers: Record<string, { status: number; json: unknown }>) {
  const asked: string[] = [];
  const ownApi = async (path: string) => {
    asked.push(path);
    return { ...(answers[path] ?? { status: 500, json: null }), retryAfter: undefined };
  };
  return { ownApi, asked };
}

const roomOf = (has_purchase: boolean) => ({
  status: 200,
  json: { first_name: 'Ana', has_purchase },
});

test('the plan comes with the room, so that the first view shows what comes next', async () => {
  const plans = { status: 200, json: [{ id: 1 }] };
  const { ownApi } = apiWith({ '/api/room': roomOf(true), '/api/room/purchases': plans });
  expect(await loadRoom({ ownApi, cookies: COOKIE })).toMatchObject({
    room: { first_name: 'Ana' },
    plans: [{ id: 1 }],
  });
});

test('nothing is asked that is not there', async () => {
  const { ownApi, asked } = apiWith({ '/api/room': roomOf(false) });
  expect((await loadRoom({ ownApi, cookies: COOKIE })).plans).toBeNull();
  expect(asked).toEqual(['/api/room']);
  const without = await loadRoom({ ownApi, cookies: null });
  expect(without).toMatchObject({ room: null, plans: null, isClosed: true });
  expect(asked).toHaveLength(1);
});

test('a plan that cannot be read does not keep the room away', async () => {
  const { ownApi } = apiWith({ '/api/room': roomOf(true) });
  expect(await loadRoom({ ownApi, cookies: COOKIE })).toMatchObject({
    room: { first_name: 'Ana' },
    plans: null,
  });
});

test('a room that has ended is closed; one that could not be read may be open', async () => {
  const ended = apiWith({ '/api/room': { status: 401, json: { code: 'room.closed' } } });
  expect(await loadRoom({ ...ended, cookies: COOKIE })).toMatchObject({ isClosed: true });
  const away = apiWith({});
  expect(await loadRoom({ ...away, cookies: COOKIE })).toMatchObject({
    ...{ room: null, isClosed: false },
  });
});
