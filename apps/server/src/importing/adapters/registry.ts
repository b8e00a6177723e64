import { MARKET_FILE_KINDS } from '@alpha/contract';
import type { FileAdapter } from './adapter.ts';
import { csvAdapter } from './csv/csv-adapter.ts';
import { redfinAdapter } from './redfin/redfin-adapter.ts';

/** All kinds of listing files. */
const ADAPTERS: readonly FileAdapter[] = [redfinAdapter, csvAdapter];

/** Listing files and market files. */
export const FILE_KINDS: readonly string[] = [
  ...ADAPTERS.map(({ kind }) => kind),
  ...MARKET_FILE_KINDS,
];

export const findAdapter = (kind: string): FileAdapter | undefined =>
  ADAPTERS.find((adapter) => adapter.kind === kind);
