import type {
  createComparisonLink as createEndpoint,
  InputOf,
  revokeComparisonLink as revokeEndpoint,
} from '@alpha/contract';
import { type Ctx, viewerOf } from '../../platform/http/context.ts';
import {
  comparisonLinksOf,
  endComparisonLink,
  makeComparisonLink,
} from './comparison-links.service.ts';

const viewer = (ctx: Ctx) => ({ userId: viewerOf(ctx).id });

export const createComparisonLink = (ctx: Ctx, { body }: InputOf<typeof createEndpoint>) =>
  makeComparisonLink(ctx, viewer(ctx), body);

export const listComparisonLinks = (ctx: Ctx) => comparisonLinksOf(ctx, viewer(ctx));

export const revokeComparisonLink = (ctx: Ctx, { params }: InputOf<typeof revokeEndpoint>) =>
  endComparisonLink(ctx, viewer(ctx), params.id);
