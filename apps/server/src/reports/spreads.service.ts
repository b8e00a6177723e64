import { keepResults } from './kept-results.ts';
import { findSpreadsInWorker } from './render-worker/render-client.ts';

/** A page, its PDF and its links ask for the same home. About 7 kB each. */
export const spreadsOf = keepResults(500, findSpreadsInWorker);
