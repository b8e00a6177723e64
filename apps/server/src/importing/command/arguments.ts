import { basename, resolve } from 'node:path';
import { isPlausibleDataDate, ZILLOW_MEASURES, type ZillowMeasure } from '@alpha/contract';
import { parsedBy, UsageError } from '../../platform/lib/command-line.ts';
import type { Mapping } from '../adapters/adapter.ts';
import { dateOf } from '../adapters/read-values.ts';
import { FILE_KINDS } from '../adapters/registry.ts';
import { isAddress, nameInAddress } from '../uploads/fetch-file.ts';

export type Arguments = {
  kind: string;
  path: string;
  /** Download address; if set, `path` is not used. */
  url: string | null;
  name: string;
  isDryRun: boolean;
  isJson: boolean;
  isFull: boolean;
  mayBeShort: boolean;
  asOf: string | null;
  system: string;
  mapping: Mapping | null;
  measure: ZillowMeasure | undefined;
};

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  full: { type: 'boolean', default: false },
  'may-be-short': { type: 'boolean', default: false },
  'as-of': { type: 'string' },
  system: { type: 'string' },
  map: { type: 'string' },
  measure: { type: 'string' },
} as const;

export const USAGE = `npm run import -- <kind> <file or https address> [options]

  kind               ${FILE_KINDS.join(', ')}; reso with an address (npm run import -- reso)
  --dry-run          show what would happen to each row, change nothing
  --json             one JSON object per row, then a summary
  --full             the file is complete: listings missing from it go off market
  --may-be-short     … even if a large part of the market is missing
  --as-of <day>      date of the data (default: from the file name, or its last change)
  --system <name>    source of the listings; required for a csv without such a column
  --map <f=column,…> column mapping; remembered for files with the same headers
  --measure <which>  for a zillow-research file without zhvi or zori in its name:
                     ${ZILLOW_MEASURES.join(' or ')}

Exit codes: 0 done, 2 wrong command, 3 file refused, 4 another import is running, 1 any other
error. Repeating the same command resumes an interrupted run; other options start over.`;

export function readArguments(args: string[]): Arguments {
  if (args.includes('--help') || args.includes('-h')) throw new UsageError(USAGE);
  const { values, positionals } = parsedBy(args, OPTIONS, USAGE);
  const [kind, file, ...rest] = positionals;
  if (!kind || !file || rest.length > 0) throw new UsageError(USAGE);
  if (!FILE_KINDS.includes(kind)) throw new UsageError(`Unknown kind: ${kind}\n\n${USAGE}`);
  const asOf = values['as-of'] === undefined ? null : dateOf(values['as-of']);
  if (asOf === undefined || (asOf !== null && !isPlausibleDataDate(asOf)))
    throw new UsageError(`--as-of must be a date up to tomorrow: ${values['as-of']}`);
  return {
    kind,
    path: resolve(file),
    url: isAddress(file) ? file : null,
    name: isAddress(file) ? nameInAddress(file) : basename(file),
    isDryRun: values['dry-run'],
    isJson: values.json,
    isFull: values.full,
    mayBeShort: values['may-be-short'],
    asOf,
    system: values.system?.trim() ?? '',
    mapping: values.map === undefined ? null : mappingOf(values.map),
    measure: measureOf(values.measure),
  };
}

function measureOf(text: string | undefined): ZillowMeasure | undefined {
  const known = ZILLOW_MEASURES.find((measure) => measure === text);
  if (text !== undefined && !known)
    throw new UsageError(`--measure must be ${ZILLOW_MEASURES.join(' or ')}: ${text}`);
  return known;
}

function mappingOf(text: string): Mapping {
  const pairs = text.split(',').map((pair) => pair.split('='));
  if (pairs.some(([field, ...column]) => !field || column.length === 0))
    throw new UsageError(`--map must be field=column,…: ${text}`);
  return Object.fromEntries(
    pairs.map(([field = '', ...column]) => [field.trim(), column.join('=').trim()]),
  );
}
