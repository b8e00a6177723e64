import type { AppDeps } from '../http/context.ts';
import type { Internet } from '../lib/internet.ts';
import { createSafeInternet } from './safe-fetch.ts';

const SAFE = createSafeInternet();

/** The only way to fetch addresses given by a person or a feed. */
export const internetOf = ({ internet = SAFE }: Pick<AppDeps, 'internet'>): Internet => internet;
