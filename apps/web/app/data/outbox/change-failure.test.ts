import { expect, test } from 'vitest';
import { ApiError } from '~/lib/api-error';
import { isUndecided } from './change-failure';

const refused = (status: number, code: string) =>
  new ApiError(status, { message: code, code, request_id: '1' });

test('a change waits when nothing was decided, also after too many requests', () => {
  const passing = [
    new ApiError(0, null),
    refused(429, 'request.tooMany'),
    refused(503, 'service.busy'),
    refused(401, 'auth.unauthenticated'),
  ];
  expect(passing.map(isUndecided)).toEqual(passing.map(() => true));
});

test('over the daily limit of messages is a decision: nothing behind it waits for tomorrow', () => {
  expect(isUndecided(refused(429, 'message.quota'))).toBe(false);
});
