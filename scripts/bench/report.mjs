// The report from the reader's side: the shared page on a phone, a moved slider, the PDF, and the server
// that draws it. The API
// response over a million listings is measured with the search (`npm run bench:search`).
import '../lib/use-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { untilAnalyzed } from '../lib/product.mjs';
import { benchDrawing } from './report/drawing.mjs';
import { benchSharedPage } from './report/shared-page.mjs';
import { benchWhatIf } from './report/what-if.mjs';
import { startServer } from './search/server.mjs';

const PASSWORD = 'for the benchmark only';

export async function benchReport() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  const dataDir = join(folder, 'data');
  const server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: '1',
    DEMO_PASSWORD: PASSWORD,
  });
  try {
    await untilAnalyzed(server.url);
    const path = await benchSharedPage(server.url, { dataDir, password: PASSWORD });
    await benchWhatIf(server.url, PASSWORD);
    await benchDrawing(server, path);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { build } = await import('../build.mjs');
  await build();
  await benchReport();
}
