import { type LeadEvent, streamEvents } from '@alpha/contract';
import { type Answer, answer } from './fake-api';

/** An open stream of live changes; `send` delivers one to the screen. */
export function liveStream(): { answer: Answer; send: (event: LeadEvent) => void } {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  const connect = () => {
    let own: ReadableStreamDefaultController<Uint8Array>;
    return new Response(
      new ReadableStream({
        start: (controller) => {
          own = controller;
          open.add(controller);
        },
        cancel: () => {
          open.delete(own);
        },
      }),
    );
  };
  return {
    answer: answer(streamEvents, connect),
    send: (event) => {
      for (const stream of open)
        stream.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
    },
  };
}
