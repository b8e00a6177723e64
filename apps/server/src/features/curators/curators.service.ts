import type { Curator, getCurator as endpoint, InputOf } from '@alpha/contract';
import { AppError } from '../../http/app-error.ts';
import type { Ctx } from '../../http/context.ts';
import { findCurator, listCuratorSlugs } from './curators.queries.ts';

export async function getCurator(
  ctx: Ctx,
  { params: { slug } }: InputOf<typeof endpoint>,
): Promise<Curator> {
  const curator = await findCurator(ctx.db, slug);
  if (!curator) throw new AppError('curator.notFound');
  return curator;
}

/** The `{name}` of every landing page there is. */
export function listLandingNames({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  return listCuratorSlugs(db);
}
