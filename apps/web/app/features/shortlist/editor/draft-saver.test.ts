import type { Shortlist } from '@alpha/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/lib/api-error';
import { openDraftSaver, PAUSE_MS, RETRY_MS } from './draft-saver';

const list = { locale: 'en', message: '', homes: [], updated_at: 'first' } as unknown as Shortlist;
const refusal = (status: number, code: string) =>
  new ApiError(status, { message: code, code, request_id: '1' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const put = vi.fn(async (draft: object) => ({ ...list, ...draft, updated_at: 'second' }));
  const onLost = vi.fn();
  const onLeftOut = vi.fn();
  const latest = vi.fn(async () => list);
  const saver = openDraftSaver(list, { put, latest, onLost, onLeftOut });
  const type = (message: string) =>
    saver.write('message', message, (draft) => ({ ...draft, message }));
  return { put, latest, onLost, saver, type };
}

describe('a draft being edited', () => {
  it('is saved a moment after the last keystroke, based on the loaded version', async () => {
    const { put, saver, type } = open();
    type('H');
    type('Hi');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(put.mock.calls).toEqual([[expect.objectContaining({ message: 'Hi' }), 'first']]);
    expect(saver.snapshot()).toMatchObject({ state: 'saved', seenAt: 'second', isDirty: false });
  });

  it.each([
    ['the network is away', new ApiError(0, null)],
    ['the server is ill', new ApiError(503, null)],
    ['there were too many requests', refusal(429, 'request.tooMany')],
  ])('is retried while %s, until it is saved', async (_, error) => {
    const { put, saver, type } = open();
    put.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
    type('Hi');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(saver.snapshot()).toMatchObject({ state: 'failed', isDirty: true });
    await vi.advanceTimersByTimeAsync(2 * RETRY_MS);
    expect(put).toHaveBeenCalledTimes(3);
    expect(saver.snapshot().state).toBe('saved');
  });

  it.each([
    ['sent by somebody else', 'sent', refusal(409, 'shortlist.sent')],
    ['discarded by somebody else', 'gone', refusal(404, 'shortlist.notFound')],
  ])('is not retried once it was %s, and keeps the typed text', async (_, state, error) => {
    const { put, onLost, saver, type } = open();
    put.mockRejectedValue(error);
    type('Hi');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(saver.snapshot()).toMatchObject({ state, error, isDirty: true });
    type('Hi there');
    await saver.save();
    saver.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(put).toHaveBeenCalledTimes(1);
    expect(onLost).not.toHaveBeenCalled();
    expect(saver.snapshot()).toMatchObject({ state, draft: { message: 'Hi there' } });
  });

  it('waits for another change when a listing cannot be added', async () => {
    const { put, saver, type } = open();
    put.mockRejectedValueOnce(refusal(404, 'property.notFound'));
    type('Hi');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(put).toHaveBeenCalledTimes(1);
    expect(saver.snapshot().state).toBe('refused');
    type('Hi again');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(saver.snapshot().state).toBe('saved');
  });

  it('is saved once more when its screen is closed, and a failure is reported to the user', async () => {
    const { put, onLost, saver, type } = open();
    type('Hi');
    saver.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRejectedValue(new ApiError(0, null));
    type('Bye');
    saver.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(put).toHaveBeenCalledTimes(2);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  it('is merged with what a colleague has saved meanwhile, and saved again', async () => {
    const { put, latest, saver, type } = open();
    const changed = { ...list, locale: 'es', updated_at: 'later' } as Shortlist;
    put.mockRejectedValueOnce(refusal(409, 'shortlist.changed'));
    latest.mockResolvedValueOnce(changed);
    type('Hi');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(put.mock.calls.at(-1)).toEqual([
      ...[expect.objectContaining({ message: 'Hi', locale: 'es' }), 'later'],
    ]);
    expect(saver.snapshot()).toMatchObject({ state: 'saved', clashes: [] });
  });

  it('shows a colleague’s change that comes in, and keeps a text that it replaces', async () => {
    const { put, saver, type } = open();
    type('My words');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    saver.receive({ ...list, message: 'Their words', updated_at: 'third' });
    expect(saver.snapshot()).toMatchObject({
      ...{ draft: { message: 'Their words' }, seenAt: 'third', isDirty: false },
      clashes: [{ key: 'message', shown: 'theirs', other: 'My words' }],
    });
    saver.settle('message');
    expect(saver.snapshot().clashes).toEqual([]);
    // What was read before is no news.
    saver.receive({ ...list, message: 'Old', updated_at: 'first' });
    expect(saver.snapshot().draft.message).toBe('Their words');
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('is not replaced while somebody types: both texts are kept', async () => {
    const { put, saver, type } = open();
    type('My words');
    saver.receive({ ...list, message: 'Their words', updated_at: 'third' });
    expect(saver.snapshot()).toMatchObject({
      ...{ draft: { message: 'My words' } },
      clashes: [{ key: 'message', shown: 'ours', other: 'Their words' }],
    });
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(put.mock.calls).toEqual([[expect.objectContaining({ message: 'My words' }), 'third']]);
  });

  it('is not saved after it is discarded, and a pending response is ignored', async () => {
    const { put, onLost, saver, type } = open();
    type('Hi');
    saver.abandon();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(put).not.toHaveBeenCalled();
    let refuse = (_: Error) => {};
    put.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    type('Bye');
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    saver.abandon();
    saver.close();
    refuse(refusal(404, 'shortlist.notFound'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(put).toHaveBeenCalledTimes(1);
    expect(onLost).not.toHaveBeenCalled();
    expect(saver.snapshot().state).toBe('saved');
  });
});
