import { FILTER_NAMES } from './contact-filter';

/** The address without any of them, at its first page; the order stays. */
export const NO_FILTERS: Record<string, null> = Object.fromEntries(
  [...FILTER_NAMES, 'page'].map((name) => [name, null]),
);
