import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { showServerErrors } from './form-errors';

const FIELDS = ['name', 'email'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

function show(status: number, code: string, errors?: Record<string, string[]>) {
  const setError = vi.fn();
  const body = { message: 'In general.', code, request_id: '1', ...(errors && { errors }) };
  const failure = showServerErrors<Values>(
    new ApiError(status, body),
    FIELDS,
    setError,
    'Could not save.',
  );
  return { failure, setError };
}

describe('server errors', () => {
  it('are shown once when a field shows them', () => {
    const { failure, setError } = show(422, 'request.invalid', { email: ['Not an address.'] });
    expect(failure).toBeNull();
    expect(setError).toHaveBeenCalledExactlyOnceWith(
      'email',
      { type: 'server', message: 'Not an address.' },
      { shouldFocus: true },
    );
  });

  it('appears beside its field with the message of its own code', () => {
    const { setError } = show(422, 'user.emailTaken', { email: ['Taken.'] });
    expect(setError).toHaveBeenCalledWith(
      'email',
      expect.objectContaining({ message: 'In general.' }),
      { shouldFocus: true },
    );
  });

  it('focus only the first of several fields', () => {
    const { setError } = show(422, 'request.invalid', { email: ['b'], name: ['a'] });
    expect(setError.mock.calls.map(([field, , options]) => [field, options.shouldFocus])).toEqual([
      ['name', true],
      ['email', false],
    ]);
  });

  it('are shown for the whole form when the field is not on it', () => {
    expect(show(422, 'request.invalid', { email: ['b'], hidden: ['c'] }).failure).toBe(
      'In general.',
    );
    expect(show(409, 'user.lastAdmin').failure).toBe('In general.');
  });

  it('use our own message when the server fails or the session has expired', () => {
    expect(show(500, 'internal').failure).toBe('Could not save.');
    expect(show(401, 'auth.unauthenticated').failure).toBe('Could not save.');
  });
});
