/** Scans run together, in any thread; a change of the rows waits for them and runs alone. */
export function createTurns() {
  let scanning = 0;
  let writing: Promise<void> | null = null;
  let onLastScan: () => void = () => undefined;
  return {
    async scan<T>(work: () => T | Promise<T>): Promise<T> {
      while (writing) await writing;
      scanning += 1;
      try {
        return await work();
      } finally {
        scanning -= 1;
        if (scanning === 0) onLastScan();
      }
    },
    async write(work: () => void): Promise<void> {
      while (writing) await writing;
      let end: () => void = () => undefined;
      writing = new Promise<void>((resolve) => {
        end = resolve;
      });
      try {
        // New scans wait, so that this ends with the longest of those that run.
        if (scanning > 0)
          await new Promise<void>((go) => {
            onLastScan = go;
          });
        work();
      } finally {
        writing = null;
        end();
      }
    },
  };
}
