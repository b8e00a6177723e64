/** Three decimals would look like thousands to Spanish readers and to our own import. */
export function amount(value: number | null): string {
  if (value === null) return '';
  const digits = String(value);
  return /\.\d{3}$/.test(digits) ? `${digits}0` : digits;
}
