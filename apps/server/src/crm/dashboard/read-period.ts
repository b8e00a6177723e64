import { DASHBOARD_MOST_DAYS } from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Period } from './dashboard.queries.ts';

const DAY_MS = 86_400_000;

/** `field`: what the refusal names. */
export function readPeriod({ from, to }: { from: string; to: string }, field = 'to'): Period {
  const period = { from: new Date(from), to: new Date(to) };
  const days = (period.to.getTime() - period.from.getTime()) / DAY_MS;
  if (!(days > 0) || days > DASHBOARD_MOST_DAYS)
    throw new AppError('request.invalid', { fields: { [field]: ['invalid'] } });
  return period;
}
