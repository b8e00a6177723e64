import { leadEvent } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { isLeadEvent, waitAfter } from './lead-stream';
import { readEvents } from './read-events';

function streamOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}
const bytes = (text: string) => new TextEncoder().encode(text);

async function read(...chunks: Uint8Array[]) {
  const heard: string[] = [];
  let beats = 0;
  await readEvents(streamOf(...chunks), {
    onData: (data) => heard.push(data),
    onBytes: () => {
      beats += 1;
    },
  });
  return { heard, beats };
}

describe('the event stream', () => {
  it('is parsed event by event, wherever the network splits it', async () => {
    const whole = bytes(': listening\n\ndata: {"a":"ñ"}\n\ndata: 2\n\n');
    for (let cut = 1; cut < whole.length; cut += 1)
      expect((await read(whole.slice(0, cut), whole.slice(cut))).heard).toEqual(['{"a":"ñ"}', '2']);
  });

  it('stays alive on keep-alive lines', async () => {
    expect(await read(bytes(': still here\n\n'), bytes(': still here\n\n'))).toEqual({
      heard: [],
      beats: 2,
    });
  });

  it('passes on the events of the contract, and nothing else', () => {
    const one = { kind: 'changed', lead_id: 1, user_id: 2, lead_status_id: 3, version: 4 };
    const more = { kind: 'shortlists', lead_id: 1 };
    for (const event of [one, more, { kind: 'many' }, { kind: 'statuses' }]) {
      expect(isLeadEvent(event)).toBe(true);
      expect(leadEvent.safeParse(event).success).toBe(true);
    }
    for (const event of [
      { ...one, version: '4' },
      { kind: 'changed' },
      { kind: 'shortlists' },
      { kind: 'new' },
      null,
      'x',
    ]) {
      expect(isLeadEvent(event)).toBe(false);
      expect(leadEvent.safeParse(event).success).toBe(false);
    }
  });

  it('reconnects with growing delays, and never from all tabs at once', () => {
    expect(waitAfter(1, 0.5)).toBe(500);
    expect(waitAfter(3, 0.5)).toBe(2_000);
    expect(waitAfter(40, 0.5)).toBe(30_000);
    expect(waitAfter(3, 0)).toBeLessThan(waitAfter(3, 1));
  });
});
