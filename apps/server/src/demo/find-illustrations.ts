import type { AppDeps, DrawIllustration } from '../platform/http/context.ts';
import { hasDemoMarket } from './demo.queries.ts';

/**
 * The demo's drawings, where the demo is on or its market is in the database, as after a restore.
 * Their code is read with the first picture.
 */
export async function findIllustrations({
  config,
  database,
}: Pick<AppDeps, 'config' | 'database'>): Promise<DrawIllustration | undefined> {
  if (!config.isDemo && !(await hasDemoMarket(database.db))) return undefined;
  return async (url) => (await import('@alpha/demo-market')).drawIllustration(url);
}
