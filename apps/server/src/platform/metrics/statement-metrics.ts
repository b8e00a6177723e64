import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { WatchedPools } from '../db/pools.ts';
import { databaseTroubleOf } from '../http/database-away.ts';

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
const KINDS = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit']);

export function registerStatementMetrics(
  app: FastifyInstance,
  register: Registry,
  pools: WatchedPools,
): void {
  const registers = [register];
  const durations = new Histogram({
    name: 'alpha_database_statement_duration_seconds',
    help: 'Statements by the pool they ran in and their first word.',
    labelNames: ['pool', 'kind'],
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'alpha_database_statement_failures_total',
    help: 'Statements that failed: too_slow and too_busy by the limits, away, or refused.',
    labelNames: ['pool', 'reason'],
    registers,
  });
  for (const [pool, watched] of pools) {
    const stop = watched.onStatement(({ text, ms, error }) => {
      durations.observe({ pool, kind: kindOf(text) }, ms / 1000);
      if (error) failures.inc({ pool, reason: reasonOf(error) });
    });
    app.addHook('onClose', async () => stop());
  }
}

const reasonOf = (error: Error) => databaseTroubleOf(error)?.replace(' ', '_') ?? 'refused';

function kindOf(text: string): string {
  const word = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  return KINDS.has(word) ? word : 'other';
}
