import * as contract from '@alpha/contract';
import { type Server, serve } from '../../../platform/http/serve.ts';
import {
  getLeadScore,
  getScoreWeights,
  previewScoreWeights,
  saveScoreWeights,
} from './lead-score.service.ts';

export function registerLeadScoreRoutes(server: Server): void {
  serve(server, contract.getLeadScore, getLeadScore);
  serve(server, contract.getScoreWeights, getScoreWeights);
  serve(server, contract.saveScoreWeights, saveScoreWeights);
  serve(server, contract.previewScoreWeights, previewScoreWeights);
}
