import { randomUUID } from 'node:crypto';
import type {
  receiveDelivery as endpoint,
  InputOf,
  verifyHook as verifyEndpoint,
} from '@alpha/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import type { ServedFile, SignedBody } from '../../../platform/http/serve.ts';
import { credentialsOf } from '../sources/source-credentials.ts';
import { countRefused, findSourceByKey, type SourceRow } from '../sources/sources.queries.ts';
import { insertDeliveries, reviveRefused } from './deliveries.queries.ts';
import { hashOf, type Incoming, idKey, readDelivery } from './read-delivery.ts';
import { readLead } from './read-lead.ts';
import { isSame } from './signatures.ts';

/** Stored first and answered at once; a job makes the leads. */
export async function receiveDelivery(
  ctx: Ctx,
  { params: { key } }: InputOf<typeof endpoint>,
  body: SignedBody,
): Promise<{ status: 'success' }> {
  const source = await getByKey(ctx, key);
  const read = readDelivery(source.kind, credentialsFor(ctx, source), body, Date.now());
  if (read === 'forged') {
    await countRefused(ctx.db, source.id);
    throw new AppError('intake.forged');
  }
  if (read === 'malformed') throw new AppError('request.malformed');
  if (!source.isActive) throw new AppError('intake.paused');
  for (const incoming of read.incoming) await store(ctx, source, incoming, body);
  return { status: 'success' };
}

async function store(
  ctx: Ctx,
  source: SourceRow,
  { externalId, ...incoming }: Incoming,
  { bytes }: SignedBody,
): Promise<void> {
  const row = {
    ...incoming,
    sourceId: source.id,
    shownId: externalId,
    // Google sends every test with the same id, and each is worth seeing.
    externalId: incoming.isTest
      ? `test:${randomUUID()}`
      : externalId === null
        ? `body:${hashOf(bytes)}`
        : idKey(externalId),
  };
  // Meta and Google send again what is refused: only senders of one's own learn it from the answer.
  if (source.kind !== 'webhook' || incoming.isTest) {
    await insertDeliveries(ctx.db, [row]);
    return;
  }
  const lead = readLead(source.kind, source.mapping, incoming.fields);
  if ('reason' in lead) {
    await insertDeliveries(ctx.db, [{ ...row, status: 'refused', reason: lead.reason }]);
    throw new AppError('intake.noContact');
  }
  const made = await insertDeliveries(ctx.db, [row]);
  // The sender has corrected what was refused, or somebody the mapping.
  if (made.length === 0) await reviveRefused(ctx.db, row);
}

/** Meta opens the address once, when it is entered there. */
export async function verifyHook(
  ctx: Ctx,
  { params: { key }, query }: InputOf<typeof verifyEndpoint>,
): Promise<ServedFile> {
  const source = await getByKey(ctx, key);
  const { secret } = credentialsFor(ctx, source);
  const given = query['hub.verify_token'] ?? '';
  if (source.kind !== 'meta' || query['hub.mode'] !== 'subscribe' || !isSame(given, secret)) {
    await countRefused(ctx.db, source.id);
    throw new AppError('intake.forged');
  }
  const body = Buffer.from(query['hub.challenge'] ?? '');
  // Plain text and nosniff: a browser shows the challenge and runs nothing of it.
  return { name: 'challenge.txt', body, headers: { 'cache-control': 'no-store' } };
}

async function getByKey(ctx: Ctx, key: string): Promise<SourceRow> {
  const source = await findSourceByKey(ctx.db, key);
  if (!source) throw new AppError('intake.notFound');
  return source;
}

/** Sealed with another installation secret: the other system sends again once it is entered again. */
function credentialsFor(ctx: Ctx, source: SourceRow) {
  try {
    return credentialsOf(ctx.deps.appSecret, source);
  } catch (error) {
    ctx.log.warn({ err: error, source: source.id }, 'secret of an intake source is unreadable');
    throw new AppError('service.unavailable', { retryAfterSeconds: 600 });
  }
}
