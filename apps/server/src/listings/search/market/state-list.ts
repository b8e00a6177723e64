/** For statements without parameters. Two letters each: see the configuration. */
export const inQuotes = (states: readonly string[]): string =>
  states.map((state) => `'${state.replace(/[^A-Z]/g, '')}'`).join(', ');
