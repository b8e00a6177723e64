import type {
  createRoomComparisonLink as createEndpoint,
  InputOf,
  revokeRoomComparisonLink as revokeEndpoint,
} from '@alpha/contract';
import { type Ctx, roomOf } from '../platform/http/context.ts';
import { comparisonLinksOf, endComparisonLink, makeComparisonLink } from '../sharing/index.ts';
import { idsInRoom } from './room-comparison.service.ts';

const investor = (ctx: Ctx) => ({ leadId: roomOf(ctx).leadId });

/** Only of homes of this room. */
export async function createRoomComparisonLink(ctx: Ctx, { body }: InputOf<typeof createEndpoint>) {
  const property_ids = await idsInRoom(ctx, body.property_ids);
  return makeComparisonLink(ctx, investor(ctx), { ...body, property_ids });
}

export const listRoomComparisonLinks = (ctx: Ctx) => comparisonLinksOf(ctx, investor(ctx));

export const revokeRoomComparisonLink = (ctx: Ctx, { params }: InputOf<typeof revokeEndpoint>) =>
  endComparisonLink(ctx, investor(ctx), params.id);
