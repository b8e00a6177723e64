import {
  COMPARED_MAX,
  type Comparison,
  type compareRoomHomes as compareEndpoint,
  type InputOf,
  type printRoomComparison as printEndpoint,
} from '@alpha/contract';
import { AppError } from '../platform/http/app-error.ts';
import { type Ctx, roomOf } from '../platform/http/context.ts';
import type { ServedFile } from '../platform/http/serve.ts';
import { compareHomes, comparisonPdf } from '../reports/index.ts';
import { listRoomHomeIds } from './room-homes.service.ts';

export async function compareRoomHomes(
  ctx: Ctx,
  { query: { property_ids: ids, ...asked } }: InputOf<typeof compareEndpoint>,
): Promise<Comparison> {
  return compareHomes(ctx, await idsInRoom(ctx, ids), asked);
}

export async function printRoomComparison(
  ctx: Ctx,
  { query: { property_ids: ids, ...printed } }: InputOf<typeof printEndpoint>,
): Promise<ServedFile> {
  return comparisonPdf(ctx, await idsInRoom(ctx, ids), printed);
}

/** Only homes of this room; others in the address are left out. */
export async function idsInRoom(ctx: Ctx, asked: readonly number[] | undefined): Promise<number[]> {
  const own = await listRoomHomeIds(ctx, roomOf(ctx).leadId);
  const ids = asked ? asked.filter((id) => own.includes(id)) : own.slice(0, COMPARED_MAX);
  if (ids.length === 0) throw new AppError('room.homeNotFound');
  return ids;
}
