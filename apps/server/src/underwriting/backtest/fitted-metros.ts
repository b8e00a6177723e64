import fitted from './fitted-metros.json' with { type: 'json' };

/** FHFA's codes of the metros that the price model's constants were estimated on. */
const FITTED: ReadonlySet<string> = new Set(fitted.codes);

/**
 * Null for other sources: a metro of Zillow's shares its years with FHFA's, so none of them is unseen.
 */
export const fittedMetros = (index: 'fhfa' | 'zillow'): ReadonlySet<string> | null =>
  index === 'fhfa' ? FITTED : null;
