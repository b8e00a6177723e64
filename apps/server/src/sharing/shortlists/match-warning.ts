import { HIGH_CHANCE_OF_LOSS, type PropertyMatch, type WeighingIds } from '@alpha/contract';
import { chanceOfLoss } from '@alpha/report-model/chances';
import { isLosing } from './choose-gaining.ts';
import type { HomeFacts } from './home-facts.ts';

const LOW_RISK = 1;

/** What a visitor with these answers must know before anything good about the home. */
export function matchWarning(home: HomeFacts, { risk }: WeighingIds): PropertyMatch['warning'] {
  if (isLosing(home)) return 'expected_loss';
  const loss = chanceOfLoss(home.gainProbability) ?? 0;
  return risk === LOW_RISK && loss > HIGH_CHANCE_OF_LOSS ? 'high_risk' : null;
}
