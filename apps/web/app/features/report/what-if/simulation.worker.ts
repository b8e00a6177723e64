import { simulateScenario } from '@alpha/report-model/simulate-scenario';
import type { SimulationQuestion } from './simulation.types';

self.addEventListener('message', ({ data }: MessageEvent<SimulationQuestion>) => {
  self.postMessage(simulateScenario(data));
});
