export type ByteRange = { start: number; length: number };

const ONE = /^bytes\s*=\s*(\d*)-(\d*)$/i;

/**
 * What of a file a `Range` header asks for. `whole` without one, or with one that does not concern bytes
 * (RFC 9110, 14.2); `refused`: nothing of it is in the file, or it names several parts.
 */
export function byteRange(
  header: string | undefined,
  bytes: number,
): ByteRange | 'whole' | 'refused' {
  if (!header || !/^bytes\s*=/i.test(header)) return 'whole';
  const [, first, last] = ONE.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || first + last === '') return 'refused';
  // The last bytes of the file.
  if (first === '') return within(Math.max(0, bytes - Number(last)), bytes - 1, bytes);
  return within(Number(first), last === '' ? bytes - 1 : Number(last), bytes);
}

function within(start: number, last: number, bytes: number): ByteRange | 'refused' {
  const end = Math.min(last, bytes - 1);
  if (!Number.isSafeInteger(start) || start > end) return 'refused';
  return { start, length: end - start + 1 };
}
