import type { FileAdapter } from './adapter.ts';
import { csvAdapter } from './csv/csv-adapter.ts';
import { redfinAdapter } from './redfin/redfin-adapter.ts';

/** Every kind of file that holds listings; a new one is a line here. */
const ADAPTERS: readonly FileAdapter[] = [redfinAdapter, csvAdapter];

export const FILE_KINDS = ADAPTERS.map(({ kind }) => kind);

export const findAdapter = (kind: string): FileAdapter | undefined =>
  ADAPTERS.find((adapter) => adapter.kind === kind);
