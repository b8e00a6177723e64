/** Keeps values up to a total size; what was not used for longest is dropped first. */
export function createByteCache<T>({
  mostBytes,
  sizeOf,
}: {
  mostBytes: number;
  sizeOf: (value: T) => number;
}) {
  const kept = new Map<string, T>();
  let bytes = 0;

  const drop = (key: string) => {
    const value = kept.get(key);
    if (value === undefined) return;
    kept.delete(key);
    bytes -= sizeOf(value);
  };

  return {
    get(key: string): T | undefined {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set(key: string, value: T): void {
      drop(key);
      kept.set(key, value);
      bytes += sizeOf(value);
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) return;
        drop(oldest);
      }
    },
    delete: drop,
    deleteIf(isUnwanted: (value: T) => boolean): void {
      for (const [key, value] of kept) if (isUnwanted(value)) drop(key);
    },
    bytes: () => bytes,
  };
}
