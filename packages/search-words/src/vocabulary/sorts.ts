import type { SearchSort } from '@alpha/contract/search-parameters';
import type { Sorting, SortOrder } from '../token.ts';

/** After "sort by" or "highest". */
export const SORT_KEYS: Partial<Record<SearchSort, string>> = {
  value_for_risk:
    'value for risk|value for the risk|risk adjusted value|risk adjusted return|valor por riesgo|valor por el riesgo',
  discount:
    'discount|discounts|discount to value|discount to estimated value|descuento|descuentos|descuento sobre su valor',
  total_roi:
    'roi|total roi|return|returns|total return|rentabilidad|rendimiento|retorno|roi total|rentabilidad total',
  annual_roi:
    'annual roi|yearly roi|annual return|roi anual|rentabilidad anual|retorno anual|rendimiento anual',
  net_profit:
    'profit|profits|net profit|ganancia|ganancias|ganancia neta|utilidad|utilidad neta|beneficio neto',
  newest: 'date|date listed|list date|fecha|fecha de publicacion',
};

/** Orders that one phrase names. */
export const SORTED: readonly (Sorting & { phrases: string })[] = [
  {
    ...{ sort_by: 'newest', sort_order: 'desc' },
    phrases:
      'newest|newest first|newest listings|most recent|latest|latest listings|mas nuevas|las mas nuevas|mas nuevos|mas recientes|las mas recientes|lo mas reciente|mas reciente',
  },
  {
    ...{ sort_by: 'initial_investment', sort_order: 'asc' },
    phrases:
      'cheapest|cheapest first|lowest price first|mas barata|mas baratas|mas barato|mas baratos|las mas baratas|los mas baratos|mas economicas|las mas economicas|mas economicos',
  },
  {
    ...{ sort_by: 'initial_investment', sort_order: 'desc' },
    phrases: 'most expensive|mas caras|las mas caras|mas caros',
  },
  {
    ...{ sort_by: 'chance_of_loss', sort_order: 'asc' },
    phrases: 'safest|safest first|low risk|mas seguras|las mas seguras|bajo riesgo|de bajo riesgo',
  },
];

export const DIRECTIONS: Record<SortOrder, string> = {
  asc: 'low to high|lowest first|ascending|asc|de menor a mayor|menor a mayor|ascendente',
  desc: 'high to low|highest first|descending|desc|de mayor a menor|mayor a menor|descendente',
};

/** Days on the market. */
export const RECENT: Record<number, string> = {
  1: 'today|hoy|24 hours',
  2: 'yesterday|since yesterday|ayer|desde ayer',
  7: 'this week|last week|past week|in the last week|in the past week|esta semana|la ultima semana|en la ultima semana',
  30: 'this month|last month|past month|in the last month|in the past month|este mes|el ultimo mes|en el ultimo mes',
};
