import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '@alpha/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { type Ctx, inTransaction, viewerOf } from '../context.ts';
import { claimRequest } from './repeatable-requests.queries.ts';

/** What is no key is refused: its sender would rely on it for a retry. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))
    throw new AppError('request.malformed');
  return key;
}

/**
 * The key and the change commit together: a failed change leaves no key, and a retry at the same moment waits
 * for the first one.
 */
export function once<C extends Ctx, T>(
  ctx: C,
  key: string,
  change: (ctx: C) => Promise<T>,
): Promise<T> {
  const keyHash = createHash('sha256').update(key).digest('hex');
  return inTransaction(ctx, async (ctx) => {
    if (!(await claimRequest(ctx.db, { userId: viewerOf(ctx).id, keyHash })))
      throw new AppError('request.repeated');
    return change(ctx);
  });
}
