/** Calling codes of one and two digits; all others have three. */
const SHORT_CODES = /^(?:1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Digits of the groups after the calling code, by how many digits there are. */
const GROUPS: Record<number, readonly number[]> = {
  7: [3, 4],
  8: [4, 4],
  9: [3, 3, 3],
  10: [3, 3, 4],
  11: [2, 5, 4],
};

/** `+13055550103` as people read it: `+1 305 555 0103`. Numbers typed another way stay as they are. */
export function formatPhone(phone: string): string {
  const digits = /^\+(\d{8,15})$/.exec(phone)?.[1];
  if (!digits) return phone;
  const code = SHORT_CODES.exec(digits)?.[0] ?? digits.slice(0, 3);
  const groups = GROUPS[digits.length - code.length];
  if (!groups) return `+${code} ${digits.slice(code.length)}`;
  let at = code.length;
  const parts = groups.map((length) => {
    at += length;
    return digits.slice(at - length, at);
  });
  return `+${[code, ...parts].join(' ')}`;
}
