/** The choices of a select, and the value of a link or a sentence that is none of them. */
export function withOwnChoice(choices: readonly number[], own: number | null): number[] {
  if (own === null || choices.includes(own)) return [...choices];
  return [...choices, own].sort((one, other) => one - other);
}
