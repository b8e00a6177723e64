import { MARKET_KINDS } from '../rows/market-kinds.ts';
import type { FileAdapter } from './adapter.ts';
import { csvAdapter } from './csv/csv-adapter.ts';
import { redfinAdapter } from './redfin/redfin-adapter.ts';

/** Every kind of file that holds listings; a new one is a line here. */
const ADAPTERS: readonly FileAdapter[] = [redfinAdapter, csvAdapter];

/** Files of listings, and those of the market around them. */
export const FILE_KINDS: readonly string[] = [...ADAPTERS.map(({ kind }) => kind), ...MARKET_KINDS];

export const findAdapter = (kind: string): FileAdapter | undefined =>
  ADAPTERS.find((adapter) => adapter.kind === kind);
