/** `Miami-Miami Beach-Kendall, FL` as `Miami, FL`. */
export function shortMetro(name: string): string {
  const [, city, states] = /^([^,]+),\s*(.+)$/.exec(name) ?? [];
  const first = city?.split(/[-/–]/)[0]?.trim();
  return first && states ? `${first}, ${states.split('-')[0]}` : name;
}
