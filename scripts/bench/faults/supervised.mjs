// A process that is started again whenever it ends, as systemd or Docker would.
import { startProduct } from '../../lib/product.mjs';

const PAUSE_MS = 500;

export async function supervise(env, options) {
  let isStopping = false;
  let restarts = 0;
  let product = await startProduct(env, options);
  // Always on the same port: whoever asks need not know.
  const sameEnv = { ...env, PORT: product.port };

  async function watch() {
    while (!isStopping) {
      await product.ended;
      if (isStopping) return;
      restarts += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      // Not waited for: whoever asks finds out when it serves again.
      product = await startProduct(sameEnv, { ...options, isServing: false });
    }
  }
  const watching = watch();
  return {
    url: product.url,
    /** kill -9. */
    kill: () => product.child.kill('SIGKILL'),
    restarts: () => restarts,
    stop: async () => {
      isStopping = true;
      await product.stop();
      await watching;
    },
  };
}
