import type {
  Curator,
  getCurator as endpoint,
  findLanding as findLandingEndpoint,
  InputOf,
  ResultOf,
} from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { findCurator, findCuratorSlug, listCuratorSlugs } from './curators.queries.ts';

export async function getCurator(
  ctx: Ctx,
  { params: { slug } }: InputOf<typeof endpoint>,
): Promise<Curator> {
  const curator = await findCurator(ctx.db, slug);
  if (!curator) throw new AppError('curator.notFound');
  return curator;
}

/** As the intake reads it: anything that is not a number matches nobody. */
const USER_ID = /^\d{1,9}$/;

export async function findLanding(
  ctx: Ctx,
  { query: { ref = '' } }: InputOf<typeof findLandingEndpoint>,
): Promise<ResultOf<typeof findLandingEndpoint>> {
  // Always queried, so response time reveals nothing.
  const slug = await findCuratorSlug(ctx.db, USER_ID.test(ref) ? Number(ref) : 0);
  return { slug: slug ?? null };
}

/** The `{name}` of every landing page. */
export function listLandingNames({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  return listCuratorSlugs(db);
}
