// A process that is started again whenever it ends, as systemd or Docker would.
import { startProduct } from '../../lib/product.mjs';

const PAUSE_MS = 500;
const STARTED_MS = 10_000;

export async function supervise(env, options) {
  let isStopping = false;
  let crashes = 0;
  let kills = 0;
  let product = await startProduct(env, options);
  // Always on the same port: whoever asks need not know.
  const sameEnv = { ...env, PORT: product.port };

  async function watch() {
    while (!isStopping) {
      const begun = performance.now();
      const killed = kills;
      await product.ended;
      if (isStopping) return;
      // One that could not start, because its database is away, is no crash of one that worked.
      if (kills === killed && performance.now() - begun > STARTED_MS) crashes += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      // Not waited for: whoever asks finds out when it serves again.
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
    /** How often it ended without being told to. */
    crashes: () => crashes,
    stop: async () => {
      isStopping = true;
      await product.stop();
      await watching;
    },
  };
}
