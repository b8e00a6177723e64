const checks = new Map<string, Promise<boolean>>();

/** Asks once per picture and visit whether it can be had; what failed may be asked again. */
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
