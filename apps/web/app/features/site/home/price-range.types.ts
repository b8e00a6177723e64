/** Quantile curves of the simulated price in USD, at equal distances from today to year ten. */
export type PriceRange = Record<'p5' | 'p25' | 'p50' | 'p75' | 'p95', number[]>;
