import type { Db } from '../../platform/db/db.ts';
import { retried } from '../../platform/db/retried.ts';
import { importRows } from '../../platform/lib/metrics.ts';
import { analyzeAll, estimateRents, refreshAreas } from '../../underwriting/index.ts';
import { findImport, updateImport } from '../imports/imports.queries.ts';
import type { Phase, Progress } from '../imports/progress.ts';
import type { Refusal, SourceItem } from '../rows/listing-row.ts';
import { loadAreas } from './areas.ts';
import type { FeedQuery } from './feed-progress.queries.ts';
import { keyOf } from './homes.queries.ts';
import type { PlanContext } from './plan-batch.ts';
import { emptySurvey, type Survey, surveyItem, surveyOf } from './survey.ts';
import { sweep } from './sweep.ts';
import { type Batch, type Written, writeBatch } from './write-batch.ts';

/** A file or a feed as seen by the pipeline. */
export type ListingSource = {
  items: () => AsyncIterable<SourceItem>;
  /** Files are read to the end before anything is written; a feed cannot be read twice. */
  isRepeatable: boolean;
  /** Systems for which the source is complete; `null` if it is a partial update. */
  fullOf: readonly string[] | 'all it names' | null;
  /** Accept the source even when a large part of the market is missing from it. */
  mayBeShort: boolean;
  /** For feeds: where the next run continues after the items yielded so far. */
  feed: { asked: FeedQuery; mark: () => unknown } | null;
  /** Notes about the source as a whole. */
  notes?: readonly Refusal[];
  /** Called after a batch is committed: photos are copied outside of any transaction. */
  onPhotos?: (photos: Written['photos']) => Promise<void>;
};

type OnProgress = (progress: Progress) => void;

const BATCH_ITEMS = 1_000;

export type Pipeline = {
  db: Db;
  importId: number;
  source: ListingSource;
  isDryRun: boolean;
  onProgress: OnProgress;
  signal: AbortSignal;
};

/**
 * From items to analyzed properties. Every phase can be repeated, so a killed run is simply run
 * again.
 */
export async function runPipeline(
  run: Pipeline,
): Promise<{ warnings: Refusal[]; analyzed: number }> {
  const { db, importId, source, isDryRun, onProgress, signal } = run;
  const enter = async (phase: Phase, total: number) => {
    signal.throwIfAborted();
    await updateImport(db, importId, { phase, total, done: 0 });
    onProgress({ phase, done: 0, total });
  };
  await enter('reading', 0);
  const survey = source.isRepeatable
    ? await surveyOf(source.items(), (done) => onProgress({ phase: 'reading', done, total: 0 }))
    : emptySurvey();
  await enter('writing', survey.items);
  await writeItems(run, survey);
  const warnings: Refusal[] = [];
  if (source.fullOf !== null) {
    await enter('sweeping', 0);
    const systems = source.fullOf === 'all it names' ? [...survey.systems] : source.fullOf;
    const { warning, missing } = await sweep(db, importId, systems, {
      isDryRun,
      mayBeShort: source.mayBeShort,
    });
    if (!isDryRun) importRows.inc({ verdict: 'off_market' }, missing);
    if (warning) warnings.push(warning);
  }
  if (isDryRun) return { warnings, analyzed: 0 };
  await enter('renting', 0);
  // A city that is new here may already be covered by an imported market file.
  await retried(() => refreshAreas(db, 'without series'));
  await estimateRents(db);
  await enter('analyzing', 0);
  const { computed } = await analyzeAll(db, {
    signal,
    onProgress: ({ done, total }) => {
      onProgress({ phase: 'analyzing', done, total });
      void updateImport(db, importId, { done, total }).catch(() => undefined);
    },
  });
  signal.throwIfAborted();
  return { warnings, analyzed: computed };
}

async function writeItems(run: Pipeline, survey: Survey): Promise<void> {
  const { db, importId, source, isDryRun, onProgress, signal } = run;
  const areas = await loadAreas(db);
  const context: PlanContext = { survey, areas, isDryRun, planned: new Map() };
  // Skip what an earlier, interrupted run has already written.
  const resumeAt = source.isRepeatable ? ((await findImport(db, importId))?.resumeAt ?? 0) : 0;
  let seen = 0;
  let items: SourceItem[] = [];
  let names = new Set<string>();
  const write = async (batch: Batch) => {
    const written = await writeBatch(db, batch, context);
    for (const [key, area] of written.areas) areas.set(key, area);
    if (!isDryRun)
      for (const [verdict, n] of Object.entries(written.counts)) importRows.inc({ verdict }, n);
    await source.onPhotos?.(written.photos);
    onProgress({ phase: 'writing', done: batch.resumeAt, total: survey.items });
  };
  let writing: Promise<void> = Promise.resolve();
  /**
   * Writes one batch while the next is read. For feeds, the mark must not get ahead of the writes.
   */
  const handOver = async () => {
    await writing;
    if (items.length === 0) return;
    signal.throwIfAborted();
    const feed = source.feed && { asked: source.feed.asked, mark: source.feed.mark() };
    writing = write({ importId, items, resumeAt: seen, feed });
    // Awaited with the next batch; until then a rejection must not crash the process.
    writing.catch(() => undefined);
    items = [];
    names = new Set();
    if (!source.isRepeatable) await writing;
  };
  for await (const item of source.items()) {
    if (seen < resumeAt) {
      seen += 1;
      continue;
    }
    const name = nameOf(item);
    // A second row for the same property has to see the result of the first, so it starts a new
    // batch.
    if (items.length >= BATCH_ITEMS || (name !== null && names.has(name))) await handOver();
    if (!source.isRepeatable) surveyItem(survey, item);
    items.push(item);
    if (name !== null) names.add(name);
    seen += 1;
  }
  await handOver();
  await writing;
}

function nameOf(item: SourceItem): string | null {
  if (item.kind === 'row') return keyOf(item.row.system, item.row.key);
  return item.kind === 'deleted' ? keyOf(item.system, item.key) : null;
}
