import type { SearchSort } from '@alpha/contract/search-parameters';
import type { Sorting, Token } from './token.ts';

/** Nouns that are filters too: "sort by cash flow". A sort by chance of loss begins with the lowest. */
const NOUNS: Partial<Record<Token['role'], SearchSort>> = {
  cashFlow: 'cash_flow',
  loss: 'chance_of_loss',
  // The down payment is a share of the price: the same order.
  price: 'initial_investment',
  investment: 'initial_investment',
  day: 'newest',
};
const FROM_LOWEST: readonly SearchSort[] = ['chance_of_loss', 'initial_investment'];

export function readOrder(tokens: readonly Token[]): Sorting | null {
  const named = tokens.find(({ sorting }) => sorting)?.sorting;
  const noun = tokens.map(({ role }) => NOUNS[role]).find((sort) => sort !== undefined);
  const sort_by = named?.sort_by ?? noun;
  if (!sort_by) return null;
  const usual = named?.sort_order ?? (FROM_LOWEST.includes(sort_by) ? 'asc' : 'desc');
  const has = (role: Token['role']) => tokens.some((token) => token.role === role);
  const end = has('highest') || has('max') ? 'desc' : has('lowest') || has('min') ? 'asc' : null;
  const sort_order = tokens.find(({ order }) => order)?.order ?? end ?? usual;
  return { sort_by, sort_order };
}
