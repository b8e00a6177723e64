import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { poolsOf } from '../db/pools.ts';
import type { AppDeps } from '../http/context.ts';
import { processMetrics } from '../lib/metrics.ts';
import { type RoomFigures, registerGauges } from './gauges.ts';
import { registerRequestMetrics } from './request-metrics.ts';
import { registerStatementMetrics } from './statement-metrics.ts';

/** All metrics of this process in Prometheus format. */
export function openMetrics(app: FastifyInstance, { database }: AppDeps, figures: RoomFigures) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  registerRequestMetrics(app, register);
  registerStatementMetrics(app, register, poolsOf(database));
  const refreshGauges = registerGauges(register, database, figures);
  return {
    contentType: register.contentType,
    async read(): Promise<string> {
      await refreshGauges();
      return `${await register.metrics()}${await processMetrics.metrics()}`;
    },
  };
}
