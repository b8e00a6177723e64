import type { FigureOrigin } from '@alpha/contract/report-origins';

/** Values for the message about an origin, on the page and in the PDF. */
export function originValues(
  { figure, source, place, since, count }: FigureOrigin,
  asOf: string | null,
) {
  return {
    // Appreciation is based on home values too, but it is a long-run rate with its own text.
    source: figure === 'appreciation' && since ? 'longRun' : source,
    index: source === 'fhfa' ? 'fhfa' : figure === 'area_rents' ? 'rents' : 'values',
    place: place ?? '',
    since: since?.slice(0, 4) ?? '',
    count: count ?? 0,
    isDated: asOf === null ? 'no' : 'yes',
    asOf: asOf ?? '',
  };
}
