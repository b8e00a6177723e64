// The built server on its own port, with its event loop delay measured.
import { startProduct } from '../../lib/product.mjs';

const LOOP_DELAY = './scripts/bench/search/loop-delay.mjs';

export async function startServer(env) {
  const { url, child, stop } = await startProduct(env, { flags: ['--import', LOOP_DELAY] });
  return { url, stop, pid: child.pid, watchLoop: () => child.kill('SIGUSR2') };
}
