import type { Readable } from 'node:stream';
import {
  type downloadPurchaseDocument as downloadEndpoint,
  type InputOf,
  LEAD_FILE_MAX_BYTES,
  type PurchaseDocument,
  type uploadPurchaseDocument as uploadEndpoint,
} from '@alpha/contract';
import {
  assertFileRoom,
  attachmentHeader,
  CLOSED_FILE,
  dropReceived,
  inspectFile,
  keepReceived,
  lockFiles,
  nameOfUpload,
  notifyLead,
  type ReceivedFile,
  receiveFile,
  removeUnused,
} from '../../crm/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/http/context.ts';
import type { ServedFile } from '../../platform/http/serve.ts';
import { notifyRoom } from '../room-notices.ts';
import {
  type DocumentRow,
  deleteDocument,
  findDocumentRow,
  findSameDocument,
  insertDocument,
} from './documents.queries.ts';
import {
  assertLive,
  assertReach,
  isLive,
  type LoadedPurchase,
  lockPurchase,
} from './load-purchase.ts';
import { findPurchaseOfStep, findPurchaseRow, findStep } from './purchases.queries.ts';
import { openSealed, type SealedFile, sealFile } from './sealed-file.ts';
import { shapeDocument } from './shape-purchase.ts';
import { announce } from './step-changes.ts';
import { stepIn } from './steps.service.ts';

/** From staff or from the room: checked like files of leads, then stored encrypted. */
export async function uploadDocument(
  ctx: Ctx,
  { params: { id: stepId }, query }: InputOf<typeof uploadEndpoint>,
  body: Readable,
): Promise<PurchaseDocument> {
  const leadId = await leadOfStep(ctx, stepId);
  // Before the first byte: nobody sends 20 MB to learn that there is no room.
  await assertFileRoom(ctx, leadId, { bytes: 1 });
  const { dataDir } = ctx.deps.config;
  const received = await receiveFile(dataDir, body, LEAD_FILE_MAX_BYTES);
  try {
    if (received.bytes === 0) throw new AppError('leadFile.empty');
    const kind = await inspectFile(received.path, query.name);
    const name = nameOfUpload(query.name, kind);
    const sealed = await sealFile(dataDir, ctx.deps.appSecret, received.path);
    try {
      return await attach(ctx, stepId, { received, sealed, kind, name });
    } finally {
      await dropReceived(sealed.file.path);
    }
  } finally {
    await dropReceived(received.path);
  }
}

async function leadOfStep(ctx: Ctx, stepId: number): Promise<number> {
  const step = await findStep(ctx.db, stepId);
  const row = step && (await findPurchaseRow(ctx.db, step.purchaseId));
  if (!step || !row) throw new AppError('purchase.notFound');
  await assertReach(ctx, row.leadId);
  if (!isLive(row, step)) throw new AppError('purchase.isOver');
  return row.leadId;
}

type Checked = { received: ReceivedFile; sealed: SealedFile } & Pick<DocumentRow, 'kind' | 'name'>;

function attach(ctx: Ctx, stepId: number, file: Checked): Promise<PurchaseDocument> {
  const { received, sealed, kind, name } = file;
  const { bytes, hash: contentHash } = received;
  return inTransaction(ctx, async (ctx) => {
    // It may have been ended or handed over meanwhile.
    const purchase = await lockPurchase(ctx, await findPurchaseOfStep(ctx.db, stepId));
    const step = stepIn(purchase, stepId);
    assertLive(purchase, step);
    const known = await findSameDocument(ctx.db, { stepId, contentHash, name });
    if (known) return shapeDocument(known);
    await lockFiles(ctx.db);
    await assertFileRoom(ctx, purchase.row.leadId, { bytes });
    await keepReceived(ctx.deps.config.dataDir, sealed.file, null);
    const row = await insertDocument(ctx.db, {
      ...{ purchaseId: purchase.row.id, stepId, name, kind, bytes, contentHash },
      ...{ hash: sealed.file.hash, sealedKey: sealed.sealedKey },
      isFromInvestor: ctx.room !== undefined,
      uploadedBy: ctx.viewer?.id ?? null,
    });
    await announce(ctx, purchase, step, 'uploaded');
    await notifyRoom(ctx, purchase.row.leadId);
    return shapeDocument(row);
  });
}

/** For those who reach its purchase; each time is in the audit log. */
export async function downloadDocument(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof downloadEndpoint>,
): Promise<ServedFile> {
  const row = await findDocumentRow(ctx.db, id);
  const purchase = row && (await findPurchaseRow(ctx.db, row.purchaseId));
  if (!row || !purchase) throw new AppError('purchase.documentNotFound');
  await assertReach(ctx, purchase.leadId, 'purchase.documentNotFound');
  const { config, appSecret } = ctx.deps;
  const content = await openSealed(config.dataDir, appSecret, row);
  if (!content) {
    ctx.log.error({ purchase_document: id }, 'a document of a purchase is not on the disk');
    throw new AppError('purchase.documentNotFound');
  }
  await inTransaction(ctx, (ctx) =>
    recordAudit(ctx, {
      action: 'purchase.document_downloaded',
      target: { type: 'lead', id: purchase.leadId },
      data: { document_id: id, in_room: ctx.room !== undefined },
    }),
  );
  return {
    name: row.name,
    body: content,
    headers: {
      ...CLOSED_FILE,
      'content-disposition': attachmentHeader(row.name),
      'content-length': String(row.bytes),
    },
  };
}

/** For good: what is wrong about a passport should not wait for a day. → the purchase it was of */
export async function removeDocument(
  ctx: Ctx,
  id: number,
  mayRemove: (purchase: LoadedPurchase, document: DocumentRow) => void,
): Promise<number> {
  const { purchaseId, hash } = await inTransaction(ctx, async (ctx) => {
    const row = await findDocumentRow(ctx.db, id);
    const purchase = await lockPurchase(ctx, row?.purchaseId);
    // It may have been removed while this waited.
    const document = purchase.documents.find((each) => each.id === id);
    if (!document) throw new AppError('purchase.documentNotFound');
    mayRemove(purchase, document);
    await deleteDocument(ctx.db, id);
    await notifyLead(ctx, purchase.row.leadId);
    await notifyRoom(ctx, purchase.row.leadId);
    await recordAudit(ctx, {
      action: 'purchase.document_deleted',
      target: { type: 'lead', id: purchase.row.leadId },
      data: { document_id: id, in_room: ctx.room !== undefined },
    });
    return document;
  });
  // What the disk refuses now is removed within the hour.
  await removeUnused(ctx.db, ctx.deps.config.dataDir, [hash]).catch((err: unknown) =>
    ctx.log.error({ err }, 'a deleted document was not removed from the disk'),
  );
  return purchaseId;
}
