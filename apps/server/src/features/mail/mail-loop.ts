import type { FastifyBaseLogger } from 'fastify';
import type { AppDeps } from '../../http/context.ts';
import { deliverDueMail } from './deliver-mail.ts';
import { openMailTransport } from './mail-transport.ts';

const PAUSE_MS = 1_000;

export type MailLoop = { stop: () => Promise<void> };

/** Delivers in the background for as long as the process lives. */
export function startMailLoop(deps: AppDeps, log: FastifyBaseLogger): MailLoop {
  const transport = openMailTransport(deps.config);
  let isStopping = false;
  let wake = () => {};
  const run = async () => {
    while (!isStopping) {
      const tried = await deliverDueMail(deps, transport).catch((error) => {
        // The database is away, or the disk is full: what waits goes on waiting.
        log.warn({ err: error }, 'mail could not be delivered');
        return 0;
      });
      if (tried === 0 && !isStopping) await pause();
    }
    transport.close();
  };
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const running = run();
  return {
    stop: async () => {
      isStopping = true;
      wake();
      await running;
    },
  };
}
