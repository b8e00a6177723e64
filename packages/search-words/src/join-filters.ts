import type { Reading } from './conditions.ts';
import type { SentenceProblem } from './read-sentence.ts';
import { isInOrder, type SentenceFilters } from './sentence-parts.ts';

type Part = { reading: Reading; text: string };

const RANGES = ['price', 'investment', 'sqft', 'year'] as const;
const LOWEST = ['price_max', 'investment_max', 'sqft_max', 'year_max'] as const;
const LOWEST_ALONE = ['hoa_max', 'days_max', 'loss_max'] as const;
const HIGHEST = ['price_min', 'investment_min', 'sqft_min', 'year_min'] as const;
const HIGHEST_ALONE = ['cash_flow_min', 'beds', 'baths'] as const;

/** All conditions together: of two limits the narrower one, and none where they exclude each other. */
export function joinFilters(parts: readonly Part[]): {
  filters: SentenceFilters;
  problems: SentenceProblem[];
} {
  const problems: SentenceProblem[] = [];
  let filters: SentenceFilters = {};
  for (const { reading, text } of parts) {
    if ('problem' in reading) problems.push({ reason: reading.problem, text });
    else if (reading.city && filters.city && reading.city !== filters.city)
      problems.push({ reason: 'oneCity', text });
    else if (reading.sort_by && filters.sort_by && reading.sort_by !== filters.sort_by)
      problems.push({ reason: 'oneOrder', text });
    else filters = narrow(filters, reading);
  }
  for (const name of RANGES) {
    const { [`${name}_min` as const]: min, [`${name}_max` as const]: max } = filters;
    if (isInOrder({ min, max })) continue;
    const own = parts.filter(({ reading }) => `${name}_min` in reading || `${name}_max` in reading);
    problems.push({ reason: 'range', text: own.map(({ text }) => text).join(' · ') });
    delete filters[`${name}_min`];
    delete filters[`${name}_max`];
  }
  return { filters, problems };
}

function narrow(filters: SentenceFilters, more: SentenceFilters): SentenceFilters {
  const joined = { ...filters, ...more };
  for (const name of [...LOWEST, ...LOWEST_ALONE]) pick(name, Math.min);
  for (const name of [...HIGHEST, ...HIGHEST_ALONE]) pick(name, Math.max);
  // "Condos or townhouses" are both.
  if (filters.kinds && more.kinds) joined.kinds = [...new Set([...filters.kinds, ...more.kinds])];
  return joined;

  function pick(
    name: (typeof LOWEST | typeof LOWEST_ALONE | typeof HIGHEST | typeof HIGHEST_ALONE)[number],
    choose: (one: number, other: number) => number,
  ) {
    const [one, other] = [filters[name], more[name]];
    if (one !== undefined && other !== undefined) joined[name] = choose(one, other);
  }
}
