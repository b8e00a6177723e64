import type { ScannedFile } from '../reading/scan-file.ts';
import type { SourceItem } from '../rows/listing-row.ts';

/** Field of a listing → header of the file. */
export type Mapping = Readonly<Record<string, string>>;

export type ReadOptions = {
  /** The day the file vouches for. */
  asOf: string;
  /** Whose listings they are, where the file does not say. */
  system: string;
  /** Which column means what, where the adapter has to be told. */
  mapping: Mapping | null;
};

/** Turns a file into items. Pure: text in, items out, the same every time it is read. */
export type FileAdapter = {
  kind: string;
  read: (file: ScannedFile, options: ReadOptions) => AsyncIterable<SourceItem>;
};
