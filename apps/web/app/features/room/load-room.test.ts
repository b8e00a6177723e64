import { expect, test } from 'vitest';
import { loadRoom } from './load-room';

const COOKIE = 'room=abc';

function apiWith(answers: Record<string, { status: number; json: unknown }>) {
  const asked: string[] = [];
  const api = async (path: string) => {
    asked.push(path);
    return { ...(answers[path] ?? { status: 500, json: null }), retryAfter: undefined };
  };
  return { api, asked };
}

const roomOf = (has_purchase: boolean) => ({
  status: 200,
  json: { first_name: 'Ana', has_purchase },
});

test('the plan comes with the room, so that the first view shows what comes next', async () => {
  const plans = { status: 200, json: [{ id: 1 }] };
  const { api } = apiWith({ '/api/room': roomOf(true), '/api/room/purchases': plans });
  expect(await loadRoom(api, COOKIE)).toMatchObject({
    room: { first_name: 'Ana' },
    plans: [{ id: 1 }],
  });
});

test('nothing is asked that is not there', async () => {
  const { api, asked } = apiWith({ '/api/room': roomOf(false) });
  expect((await loadRoom(api, COOKIE)).plans).toBeNull();
  expect(asked).toEqual(['/api/room']);
  expect(await loadRoom(api, null)).toMatchObject({ room: null, plans: null });
  expect(asked).toHaveLength(1);
});

test('a plan that cannot be read does not keep the room away', async () => {
  const { api } = apiWith({ '/api/room': roomOf(true) });
  expect(await loadRoom(api, COOKIE)).toMatchObject({ room: { first_name: 'Ana' }, plans: null });
});
