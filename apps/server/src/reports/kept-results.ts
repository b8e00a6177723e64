/** Results of a worker by what was asked of it, the last `most` of them; found in the turn of who asks first. Failures are not kept. */
export function keepResults<Input, Result>(
  most: number,
  find: (input: Input, turn: string) => Promise<Result>,
): (input: Input, turn?: string) => Promise<Result> {
  const kept = new Map<string, Promise<Result>>();
  return (input, turn = '') => {
    const key = JSON.stringify(input);
    const result = kept.get(key) ?? find(input, turn);
    // Re-inserted last: the map evicts from its front.
    kept.delete(key);
    kept.set(key, result);
    const [oldest = key] = kept.keys();
    if (kept.size > most) kept.delete(oldest);
    result.catch(() => kept.get(key) === result && kept.delete(key));
    return result;
  };
}
