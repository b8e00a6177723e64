import type { MarketParameters, ProjectInputs } from '@alpha/engine';
import type { Simulated } from '@alpha/report-model/scenario';

export type SimulationQuestion = { inputs: ProjectInputs; market: Partial<MarketParameters> };

/** With the inputs it belongs to: by the time it comes the slider may be elsewhere. */
export type SimulationAnswer = { inputs: ProjectInputs; simulated: Simulated };
