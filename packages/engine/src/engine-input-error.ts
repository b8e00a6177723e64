/** Why an input was refused; the web translates the code. */
export type InputReason = 'notANumber' | 'belowMinimum' | 'aboveMaximum' | 'notWhole' | 'notKnown';

export type InputProblem = { field: string; reason: InputReason };

/** An input the engine cannot work with. `field` is the input's name, `reason` a code. */
export class EngineInputError extends Error {
  readonly field: string;
  readonly reason: InputReason;
  readonly problems: readonly InputProblem[];

  constructor(problems: readonly [InputProblem, ...InputProblem[]]) {
    super(problems.map(({ field, reason }) => `${field}: ${reason}`).join(', '));
    this.name = 'EngineInputError';
    this.field = problems[0].field;
    this.reason = problems[0].reason;
    this.problems = problems;
  }
}
