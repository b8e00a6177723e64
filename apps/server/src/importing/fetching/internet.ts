import type { AppDeps } from '../../platform/http/context.ts';
import type { Internet } from '../../platform/lib/internet.ts';
import { createSafeInternet } from './safe-fetch.ts';

const SAFE = createSafeInternet();

/** The guarded way out, for everything that a person or a feed points at. */
export const internetOf = ({ internet = SAFE }: Pick<AppDeps, 'internet'>): Internet => internet;
