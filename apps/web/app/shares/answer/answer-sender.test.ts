import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, createAnswerSender, type SavingState } from './answer-sender';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(send: (position: number, answer: Answer) => Promise<unknown>) {
  const states: [number, SavingState][] = [];
  const onHopeless = vi.fn();
  const sender = createAnswerSender({
    send,
    onHopeless,
    onState: (position, state) => states.push([position, state]),
    isPermanentFailure: (error) => error === 'gone',
  });
  return { sender, states, onHopeless };
}

describe('an answer', () => {
  it('is saved at once', async () => {
    const send = vi.fn().mockResolvedValue(null);
    const { sender, states } = open(send);
    sender.put(1, 'like');
    await vi.advanceTimersByTimeAsync(0);
    expect(send.mock.calls).toEqual([[1, 'like']]);
    expect(states.at(-1)).toEqual([1, 'saved']);
    expect(sender.hasUnsaved()).toBe(false);
  });

  it('that was changed while sending is sent again, the latest last', async () => {
    const send = vi.fn(() => new Promise((resolve) => setTimeout(resolve, 100)));
    const { sender, states } = open(send);
    sender.put(1, 'like');
    sender.put(1, 'pass');
    sender.put(1, null);
    await vi.advanceTimersByTimeAsync(500);
    expect(send.mock.calls).toEqual([
      [1, 'like'],
      [1, null],
    ]);
    expect(states.filter(([, state]) => state === 'saved')).toHaveLength(1);
  });

  it('that could not be saved is reported, retried automatically, and retried at once on request', async () => {
    const send = vi.fn().mockRejectedValue('down');
    const { sender, states } = open(send);
    sender.put(2, 'pass');
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual([2, 'failed']);
    expect(sender.hasUnsaved()).toBe(true);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(send).toHaveBeenCalledTimes(2);
    send.mockResolvedValue(null);
    sender.tryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toEqual([2, 'saved']);
  });

  it('is not retried when the link is gone', async () => {
    const { sender, onHopeless } = open(vi.fn().mockRejectedValue('gone'));
    sender.put(1, 'like');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onHopeless).toHaveBeenCalledTimes(1);
  });
});
