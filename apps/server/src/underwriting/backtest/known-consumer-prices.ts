import type { IndexPoint } from '@alpha/engine/city';
import type { Db } from '../../platform/db/db.ts';
import { currentBacktest } from './current-backtest.ts';

export async function knownConsumerPrices(db: Db): Promise<readonly IndexPoint[]> {
  return (await currentBacktest(db)).cpi;
}
