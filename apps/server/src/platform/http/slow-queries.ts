import type { FastifyInstance } from 'fastify';
import type { WatchedPools } from '../db/pools.ts';

const LONGEST_TEXT = 2_000;

/** Logs slow statements with their placeholders; values may be personal data. */
export function logSlowQueries(app: FastifyInstance, pools: WatchedPools, slowMs: number): void {
  for (const [pool, watched] of pools) {
    const stop = watched.onStatement(({ text, ms, scope }) => {
      if (ms < slowMs) return;
      const fields = { pool, ms: Math.round(ms), sql: shortened(text) };
      (scope?.log ?? app.log).warn(fields, 'slow query');
    });
    app.addHook('onClose', async () => stop());
  }
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT)}…` : line;
}
