import { FILTER_NAMES } from './contact-filter';

/** The URL without filters, on the first page; the sort order stays. */
export const NO_FILTERS: Record<string, null> = Object.fromEntries(
  [...FILTER_NAMES, 'page'].map((name) => [name, null]),
);
