import { LISTING_VERDICTS, type ListingImport } from '@alpha/contract';

/** Number of rows over all verdicts. */
export const countOfRows = ({ counts }: Pick<ListingImport, 'counts'>): number =>
  LISTING_VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0);

/** The result of a dry run in one sentence. */
export function checkedText(record: Pick<ListingImport, 'counts' | 'warnings'>) {
  const { created, updated, off_market, unchanged } = record.counts;
  const rows = countOfRows(record);
  if (rows === 0) return 'result.noRows';
  // A full file that looks truncated has its own warning.
  const isAboutMissing = record.warnings.some(({ code }) => code.startsWith('sweep.'));
  if (created + updated + off_market > 0 || isAboutMissing) return 'result.checkedText';
  if (unchanged === 0) return 'result.noneTaken';
  return unchanged === rows ? 'result.nothing' : 'result.nothingNew';
}
