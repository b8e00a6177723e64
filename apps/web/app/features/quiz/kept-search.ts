/** Who sent the visitor (`ref`, `utm_…`) goes along; `lang` stays: the language is chosen by now. */
export function keptSearch(search: string): string {
  const kept = new URLSearchParams(search);
  kept.delete('lang');
  return kept.size > 0 ? `?${kept}` : '';
}
