import type { ScannedFile } from '../reading/scan-file.ts';
import type { SourceItem } from '../rows/listing-row.ts';

/** Field of a listing → header of the file. */
export type Mapping = Readonly<Record<string, string>>;

export type ReadOptions = {
  /** The date of the file's data. */
  asOf: string;
  /** System of the listings, if the file does not give one. */
  system: string;
  /** Column mapping, for adapters that need one. */
  mapping: Mapping | null;
};

/** Turns a file into items. Pure: the same text always gives the same items. */
export type FileAdapter = {
  kind: string;
  read: (file: ScannedFile, options: ReadOptions) => AsyncIterable<SourceItem>;
};
