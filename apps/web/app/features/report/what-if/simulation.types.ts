import type { MarketParameters, ProjectInputs } from '@alpha/engine';
import type { Simulated } from '@alpha/report-model/scenario';

export type SimulationQuestion = { inputs: ProjectInputs; market: Partial<MarketParameters> };

/** With its inputs: the slider may have moved by the time the result arrives. */
export type SimulationAnswer = { inputs: ProjectInputs; simulated: Simulated };
