import { readConfig } from '../platform/config.ts';
import { openDb } from '../platform/db/open-db.ts';
import { prepareDataDir } from '../platform/installation/index.ts';
import { runProgram } from '../platform/lib/run-program.ts';
import {
  type AnalysisProgress,
  analyzeAll,
  type ValuationProgress,
} from '../underwriting/index.ts';

/** `npm run analyze`: recomputes every stale analysis and estimated value, and prints progress. */
await runProgram(async () => {
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  const database = await openDb({ ...config, statementTimeoutMs: 0, replicaUrl: undefined });
  const started = performance.now();
  try {
    const result = await analyzeAll(database.db, {
      onProgress: showProgress,
      onValued: showValued,
    });
    process.stdout.write(`${summary(result, (performance.now() - started) / 1000)}\n`);
  } finally {
    await database.close();
  }
});

function showProgress({ done, total }: AnalysisProgress): void {
  if (!process.stderr.isTTY) return;
  const share = Math.min(100, Math.floor((100 * done) / total));
  process.stderr.write(`\r${share} % · ${done} of ${total}`);
  if (done >= total) process.stderr.write('\n');
}

function showValued({ homes, valued, seconds }: ValuationProgress): void {
  const rate = seconds > 0 ? Math.round(homes / seconds) : 0;
  process.stdout.write(
    `Valued ${homes} homes in ${seconds.toFixed(1)} s: ${valued} with an estimate (${rate} a second).\n`,
  );
}

function summary({ done, computed, kept }: AnalysisProgress, seconds: number): string {
  const rate = Math.round(done / seconds);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  return `Analyzed ${done} homes in ${seconds.toFixed(1)} s: ${computed} computed, ${kept} unchanged (${rate} a second, ${memory} MB at most).`;
}
