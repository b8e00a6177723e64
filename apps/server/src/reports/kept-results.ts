/** Results of a worker by what was asked of it, the last `most` of them. Failures are not kept. */
export function keepResults<Input, Result>(
  most: number,
  find: (input: Input) => Promise<Result>,
): (input: Input) => Promise<Result> {
  const kept = new Map<string, Promise<Result>>();
  return (input) => {
    const key = JSON.stringify(input);
    const result = kept.get(key) ?? find(input);
    // Re-inserted last: the map evicts from its front.
    kept.delete(key);
    kept.set(key, result);
    const [oldest = key] = kept.keys();
    if (kept.size > most) kept.delete(oldest);
    result.catch(() => kept.get(key) === result && kept.delete(key));
    return result;
  };
}
