/** Keeps `ref` and `utm_…` in links; drops `lang`, since the language is already chosen. */
export function keptSearch(search: string): string {
  const kept = new URLSearchParams(search);
  kept.delete('lang');
  return kept.size > 0 ? `?${kept}` : '';
}
