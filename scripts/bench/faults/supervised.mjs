// A process that is restarted whenever it ends, as systemd or Docker would.
import { startProduct } from '../../lib/product.mjs';

const PAUSE_MS = 500;
const STARTED_MS = 10_000;

export async function supervise(env, options) {
  let isStopping = false;
  let crashes = 0;
  let kills = 0;
  let product = await startProduct(env, options);
  // Always on the same port, so that clients need not know.
  const sameEnv = { ...env, PORT: product.port };

  async function watch() {
    while (!isStopping) {
      const begun = performance.now();
      const killed = kills;
      await product.ended;
      if (isStopping) return;
      // A failed start while the database is away is not a crash.
      if (kills === killed && performance.now() - begun > STARTED_MS) crashes += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      // Not awaited: callers find out when it serves again.
      product = await startProduct(sameEnv, { ...options, isServing: false });
    }
  }
  const watching = watch();
  return {
    url: product.url,
    /** kill -9. */
    kill: () => {
      kills += 1;
      product.child.kill('SIGKILL');
    },
    /** Unexpected exits. */
    crashes: () => crashes,
    stop: async () => {
      isStopping = true;
      await product.stop();
      await watching;
    },
  };
}
