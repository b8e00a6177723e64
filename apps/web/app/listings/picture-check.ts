const checks = new Map<string, Promise<boolean>>();

/** Checks once per picture and visit whether it exists; failed checks may be repeated. */
export function isPictureThere(url: string): Promise<boolean> {
  const known = checks.get(url);
  if (known) return known;
  const check = fetch(url, { method: 'HEAD', priority: 'low' })
    .then(({ ok }) => ok)
    .catch(() => false);
  checks.set(url, check);
  void check.then((isThere) => {
    if (!isThere) checks.delete(url);
  });
  return check;
}
