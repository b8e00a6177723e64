import type { FigureOrigin } from '@alpha/contract/report-origins';

/** The values that the sentence about an origin is written with, on the page and in the PDF. */
export function originValues(
  { figure, source, place, since, count }: FigureOrigin,
  asOf: string | null,
) {
  return {
    // Home values are behind the appreciation too, but it is a long-run rate and not simply theirs.
    source: figure === 'appreciation' && since ? 'longRun' : source,
    index: source === 'fhfa' ? 'fhfa' : figure === 'area_rents' ? 'rents' : 'values',
    place: place ?? '',
    since: since?.slice(0, 4) ?? '',
    count: count ?? 0,
    isDated: asOf === null ? 'no' : 'yes',
    asOf: asOf ?? '',
  };
}
