import type { ScenarioInputs, Simulated } from '@alpha/report-model/scenario';

export type SimulationQuestion = ScenarioInputs;

/** With its question: the slider may have moved by the time the result arrives. */
export type SimulationAnswer = ScenarioInputs & { simulated: Simulated };
